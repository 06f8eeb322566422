import { toCivilDate, toDayNumber, type DayNumber } from '../calendar/civil';
import { getItemAt, createDice } from '../random/dice';
import { splitList } from '../words/split-list';
import type { Venue } from './venues';
import type { World } from './world';

export const skies = ['clear', 'partly-cloudy', 'cloudy', 'rain', 'thunderstorm', 'snow', 'fog'] as const;
export type Sky = (typeof skies)[number];

/** One hour at a venue. */
export interface Weather {
  readonly sky: Sky;
  readonly isNight: boolean;
  /** Degrees Fahrenheit. */
  readonly temperature: number;
  readonly feelsLike: number;
  /** Miles per hour. */
  readonly wind: number;
  /** Null in weak wind. */
  readonly gust: number | null;
  readonly direction: string;
  /** Percent. */
  readonly humidity: number;
}

/** Means of the twelve months. */
const means = [25, 30, 41, 53, 64, 74, 78, 76, 68, 56, 42, 30] as const;
const directions: readonly string[] = splitList(`
  N, NNE, NE, ENE, E, ESE, SE, SSE, S, SSW, SW, WSW, W, WNW, NW, NNW
`);
const warmestHour = 15;
const daySwing = 9;
const freezing = 33;
const gusty = 9;

/** Season, hour, a statewide daily trend, and the town. */
export function getWeather(world: World, venue: Pick<Venue, 'town'>, day: DayNumber, hour: number): Weather {
  const state = createDice(world.seed, 'weather', day);
  const townRoll = createDice(world.seed, 'weather', day, venue.town);
  const now = createDice(world.seed, 'weather', day, hour, venue.town);
  const trend = state.drawNormal() * 7 + townRoll.drawNormal() * 2;
  const swing = Math.cos(((hour - warmestHour) / 24) * 2 * Math.PI) * daySwing;
  const temperature = Math.round(computeMean(day) + trend + swing + now.drawNormal());
  const sky = getSky(townRoll.drawWeighted([30, 26, 22, 14, 4, 4]), temperature);
  const wind = Math.max(0, Math.round(8 + state.drawNormal() * 3 + townRoll.drawNormal() * 2 + now.drawNormal() * 2));
  const isWet = sky === 'rain' || sky === 'thunderstorm' || sky === 'snow' || sky === 'fog';
  const humidity = Math.min(100, Math.max(22, Math.round((isWet ? 84 : 58) + now.drawNormal() * 9 - swing)));
  return {
    sky,
    isNight: hour < 6 || hour >= 19,
    temperature,
    feelsLike: computeFeltTemperature(temperature, wind, humidity),
    wind,
    gust: wind >= gusty ? wind + now.drawBetween(5, 16) : null,
    direction: getItemAt(directions, townRoll.drawBelow(directions.length)),
    humidity,
  };
}

/** Interpolates between mid-months. */
function computeMean(day: DayNumber): number {
  const { year, month, day: date } = toCivilDate(day);
  const length = toDayNumber(year, month + 1, 1) - toDayNumber(year, month, 1);
  const offset = (date - 0.5) / length - 0.5;
  const [from, share] = offset < 0 ? [month - 2, offset + 1] : [month - 1, offset];
  return getItemAt(means, from) * (1 - share) + getItemAt(means, from + 1) * share;
}

function getSky(draw: number, temperature: number): Sky {
  const sky = getItemAt(['clear', 'partly-cloudy', 'cloudy', 'rain', 'thunderstorm', 'fog'] as const, draw);
  if (temperature > freezing) return sky === 'thunderstorm' && temperature < 50 ? 'rain' : sky;
  return sky === 'rain' || sky === 'thunderstorm' ? 'snow' : sky;
}

/** Wind chill or heat index. */
function computeFeltTemperature(temperature: number, wind: number, humidity: number): number {
  if (temperature <= 50 && wind > 3) {
    const chill = 35.74 + 0.6215 * temperature + (0.4275 * temperature - 35.75) * wind ** 0.16;
    return Math.round(chill);
  }
  return temperature >= 80 ? Math.round(temperature + (humidity - 40) * 0.1) : temperature;
}
