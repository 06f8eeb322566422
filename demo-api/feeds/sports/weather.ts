import { weatherSymbol } from '../../art/weather';
import { failure, svg, type Answer } from '../../http/answer';
import { param, rollFor, type Context } from '../../http/context';
import { looseNumber, withRowQuirks, type Row } from '../../quirks/row-quirks';
import { dataAnswer } from '../../quirks/wrapper';
import { venueById, type Venue } from '../../world/venues';
import { skies, weatherAt, type Sky } from '../../world/weather';

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
export function forecast(context: Context): Answer {
  const venue = venueById(Number(param(context, 'facilityId')));
  return venue === undefined ? failure(404, 'Facility not found') : dataAnswer([weatherRow(context, venue)]);
}

function weatherRow(context: Context, venue: Venue): Row {
  const { world, clock, origin } = context;
  const hour = Math.floor(clock.minutesNow / 60);
  const weather = weatherAt(world, venue, clock.today, hour);
  const roll = rollFor(context, 'weather-row', venue.facilityId, clock.today, hour);
  const word = roll.pick(descriptions[weather.sky]);
  const row: Row = {
    weatherDescription: weather.isNight && word === 'Sunny' ? 'Clear' : word,
    weatherIconUrl: `${origin}/media/weather/${weather.sky}-${weather.isNight ? 'night' : 'day'}.svg`,
    temperature: roll.chance(0.3) ? weather.temperature + roll.below(10) / 10 : weather.temperature,
    temperatureApparent: weather.feelsLike,
    windSpeed: weather.wind,
    windDirectionCompass: weather.direction,
    windGust: weather.gust,
    humidity: roll.chance(0.15) ? `${weather.humidity}%` : weather.humidity,
  };
  for (const key of ['temperatureApparent', 'windSpeed', 'windGust']) row[key] = looseNumber(roll, row[key]);
  return withRowQuirks(roll, row, { numbers: ['temperature'], optional: ['windGust', 'weatherIconUrl', 'humidity'] });
}

/** `GET /media/weather/{sky}-{day or night}.svg` */
export function weatherIcon(context: Context): Answer {
  const [, name, light] = /^([a-z-]+)-(day|night)\.svg$/.exec(param(context, 'file')) ?? [];
  const sky = skies.find((one) => one === name);
  return sky === undefined ? failure(404, 'File not found') : svg(weatherSymbol(sky, light === 'night'));
}
