import * as z from 'zod';
import { defineSource, type WireContext } from '~/cache/define-source';
import { decimal, firstRow, httpUrl, optionalText, text, wireObject } from './wire';

// GET /v1/weather/forecast/{facilityId}: the weather at one venue, for now.

export interface Weather {
  readonly description: string;
  readonly iconUrl: string | null;
  /** Whole degrees Fahrenheit. */
  readonly temperature: number;
  readonly feelsLike: number | null;
  /** Whole miles per hour. */
  readonly windSpeed: number | null;
  readonly windGust: number | null;
  /** Compass direction such as `NW`. */
  readonly windDirection: string | null;
  /** Whole percent. */
  readonly humidity: number | null;
}

function weatherRow(context: WireContext): z.ZodType<Weather> {
  return wireObject({
    description: [text(), 'weatherDescription'],
    iconUrl: [httpUrl(context), 'weatherIconUrl'],
    temperature: decimal()
      .pipe(z.number({ error: 'is no temperature' }))
      .transform(Math.round),
    feelsLike: [roundNumber(), 'temperatureApparent'],
    windSpeed: roundNumber(),
    windGust: roundNumber(),
    windDirection: [optionalText(), 'windDirectionCompass'],
    humidity: percentage(),
  });
}

function roundNumber(): z.ZodType<number | null> {
  return decimal().transform((value) => (value === null ? null : Math.round(value)));
}

/** `64` and `"64%"`. */
function percentage(): z.ZodType<number | null> {
  return z.preprocess((value) => (typeof value === 'string' ? value.replace(/ ?%$/, '') : value), roundNumber());
}

/** Answers are for the hour, so an old one is better than none. */
export const weatherForecast = defineSource({
  name: 'weather.forecast',
  sample: { facilityId: '101' },
  buildPath: ({ facilityId }) => `/v1/weather/forecast/${encodeURIComponent(facilityId)}`,
  policy: 'standings',
  buildSchema: (context: WireContext) => firstRow(weatherRow(context)),
});
