import { expect, test } from 'vitest';
import { weatherForecast } from './weather';
import { wireContext } from './wire-context.fixture';

const read = (body: unknown) => weatherForecast.definition.buildSchema(wireContext).safeParse(body);

test('weather values are rounded to whole numbers, whether sent as numbers or text', () => {
  const wire = {
    weatherDescription: 'Partly  Cloudy',
    weatherIconUrl: 'cdn.example.org/partly.svg',
    temperature: 41.6,
    temperatureApparent: '36.0',
    windSpeed: '12',
    windDirectionCompass: 'NW',
    humidity: '64%',
  };
  expect(read({ data: [wire] }).data).toEqual({
    description: 'Partly Cloudy',
    iconUrl: 'https://cdn.example.org/partly.svg',
    temperature: 42,
    feelsLike: 36,
    windSpeed: 12,
    windGust: null,
    windDirection: 'NW',
    humidity: 64,
  });
});

test('weather values with units are read', () => {
  const wire = { temperature: '41.6\u00b0F', windSpeed: '12 mph', windGust: 'N/A', humidity: '64 %' };
  expect(read([wire]).data).toMatchObject({ temperature: 42, windSpeed: 12, windGust: null, humidity: 64 });
});

test.each([[{ data: [] }, null]])('an answer without rows is read as no weather', (body, weather) => {
  expect(read(body).data).toBe(weather);
});

test('weather without a temperature is refused', () => {
  expect(read([{ weatherDescription: 'Clear', temperature: 'n/a' }]).success).toBe(false);
});
