import { drawWeatherSymbol } from '../../art/weather';
import { answerFailure, answerSvg, type Answer } from '../../http/answer';
import { readParam, createDiceFor, type Context } from '../../http/context';
import { loosenNumber, withRowQuirks, type Row } from '../../quirks/row-quirks';
import { answerData } from '../../quirks/wrapper';
import { findVenueById, type Venue } from '../../world/venues';
import { skies, getWeather, type Sky } from '../../world/weather';

const descriptions: Readonly<Record<Sky, readonly string[]>> = {
  clear: ['Clear', 'Sunny', 'Mostly Clear'],
  'partly-cloudy': ['Partly Cloudy', 'Mostly Cloudy'],
  cloudy: ['Cloudy'],
  rain: ['Light Rain', 'Rain', 'Drizzle'],
  thunderstorm: ['Thunderstorm'],
  snow: ['Light Snow', 'Flurries', 'Snow'],
  fog: ['Fog', 'Light Fog'],
};

/** `GET /v1/weather/forecast/{facilityId}`: a list of one hour. */
export function answerForecast(context: Context): Answer {
  const venue = findVenueById(Number(readParam(context, 'facilityId')));
  return venue === undefined ? answerFailure(404, 'Facility not found') : answerData([buildWeatherRow(context, venue)]);
}

function buildWeatherRow(context: Context, venue: Venue): Row {
  const { world, clock, origin } = context;
  const hour = Math.floor(clock.minutesNow / 60);
  const weather = getWeather(world, venue, clock.today, hour);
  const roll = createDiceFor(context, 'weather-row', venue.facilityId, clock.today, hour);
  const word = roll.pick(descriptions[weather.sky]);
  const row: Row = {
    weatherDescription: weather.isNight && word === 'Sunny' ? 'Clear' : word,
    weatherIconUrl: `${origin}/media/weather/${weather.sky}-${weather.isNight ? 'night' : 'day'}.svg`,
    temperature: roll.drawChance(0.3) ? weather.temperature + roll.drawBelow(10) / 10 : weather.temperature,
    temperatureApparent: weather.feelsLike,
    windSpeed: weather.wind,
    windDirectionCompass: weather.direction,
    windGust: weather.gust,
    humidity: roll.drawChance(0.15) ? `${weather.humidity}%` : weather.humidity,
  };
  for (const key of ['temperatureApparent', 'windSpeed', 'windGust']) row[key] = loosenNumber(roll, row[key]);
  return withRowQuirks(roll, row, { numbers: ['temperature'], optional: ['windGust', 'weatherIconUrl', 'humidity'] });
}

/** `GET /media/weather/{sky}-{day or night}.svg` */
export function answerWeatherIcon(context: Context): Answer {
  const [, name, light] = /^([a-z-]+)-(day|night)\.svg$/.exec(readParam(context, 'file')) ?? [];
  const sky = skies.find((candidate) => candidate === name);
  return sky === undefined
    ? answerFailure(404, 'File not found')
    : answerSvg(drawWeatherSymbol(sky, light === 'night'));
}
