import * as z from 'zod';
import { type WireContext } from '~/cache/source/define-source';
import { markedNumber } from './fields/stat-figure';
import { type RowOf, httpUrl, optionalText, text, wireObject, defineGroup, readFirstRow } from './wire';

// GET /v1/weather/forecast/{facilityId}: the weather at one venue, for now.

function weatherRow(context: WireContext) {
  return wireObject({
    description: [text(), 'weatherDescription'],
    iconUrl: [httpUrl(context), 'weatherIconUrl'],
    /** Whole degrees Fahrenheit. */
    temperature: roundNumber().pipe(z.number({ error: 'is no temperature' })),
    feelsLike: [roundNumber(), 'temperatureApparent'],
    /** Whole miles per hour. */
    windSpeed: roundNumber(),
    windGust: roundNumber(),
    /** Compass direction such as `NW`. */
    windDirection: [optionalText(), 'windDirectionCompass'],
    /** Whole percent. */
    humidity: roundNumber(),
  });
}

export type Weather = RowOf<typeof weatherRow>;

/** A number, also with its unit. */
function roundNumber(): z.ZodType<number | null> {
  return markedNumber().transform((value) => (value === null ? null : Math.round(value)));
}

/** Answers are for the hour, so an old one is better than none. */
export const weatherForecast = defineGroup('weather', 'standings')(
  'forecast',
  '/v1/weather/forecast/{facilityId}',
  readFirstRow(weatherRow),
  { sample: { facilityId: '101' } },
);
