import * as z from 'zod';
import { defineSource, type WireContext } from '~/cache/define-source';
import { type RowOf, decimal, firstRow, httpUrl, optionalText, text, wireObject } from './wire';

// GET /v1/weather/forecast/{facilityId}: the weather at one venue, for now.

function weatherRow(context: WireContext) {
  return wireObject({
    description: [text(), 'weatherDescription'],
    iconUrl: [httpUrl(context), 'weatherIconUrl'],
    /** Whole degrees Fahrenheit. */
    temperature: decimal()
      .pipe(z.number({ error: 'is no temperature' }))
      .transform(Math.round),
    feelsLike: [roundNumber(), 'temperatureApparent'],
    /** Whole miles per hour. */
    windSpeed: roundNumber(),
    windGust: roundNumber(),
    /** Compass direction such as `NW`. */
    windDirection: [optionalText(), 'windDirectionCompass'],
    /** Whole percent. */
    humidity: percentage(),
  });
}

export type Weather = RowOf<typeof weatherRow>;

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
