import { expect, it } from 'vitest';
import { sports } from '~/config/sports';
import { requireRegularSeasonSport } from './sport-of-regular-season';

function thrownFor(sportId: string | undefined): unknown {
  try {
    requireRegularSeasonSport({ sportId });
    return null;
  } catch (error) {
    return error;
  }
}

it('football has pages of its regular season', () => {
  expect(requireRegularSeasonSport({ sportId: 'football' }).title).toBe('Football');
});

it.each(sports.map(({ id }) => id).filter((id) => id !== 'football'))('%s has none', (sportId) => {
  expect(thrownFor(sportId)).toMatchObject({ status: 404 });
});

it.each(['', 'curling', 'constructor', undefined])('%j is no sport', async (sportId) => {
  const thrown = thrownFor(sportId) as Response;
  expect(thrown.status).toBe(404);
  expect(await thrown.text()).toBe('Sport not found');
});
