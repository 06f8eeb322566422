import { describe, expect, it } from 'vitest';
import { buildTestEnvironment } from '~/config/environment.fixture';
import { createContentClock } from '~/models/dates/content-clock';
import { buildTestRequest } from '~/page/page-request.fixture';
import { buildScoresLinks, listShownGames, sources } from './page';

const environment = buildTestEnvironment();
const buildRequestAt = (fixedNowIso: string) => ({
  environment,
  clock: createContentClock({ timeZone: 'America/Chicago', fixedNowIso }),
});

describe('the list of week 9', () => {
  it.each(['2025-07-04', '2025-10-11', '2026-01-15'])('is that of week 9 on %s, whatever the address says', (day) => {
    const request = { ...buildTestRequest('/tobywins', buildRequestAt(`${day}T12:00:00-06:00`)), query: { week: '3' } };
    expect(sources(request).optional.games.params).toEqual({ week: '9' });
  });

  it.each([
    ['2025-08-01', 1],
    ['2025-10-11', 7],
    ['2025-12-24', 9],
    ['2026-01-15', 1],
  ])('links on %s to the scores of week %i', (day, week) => {
    expect(buildScoresLinks(listShownGames(buildRequestAt(`${day}T12:00:00-06:00`)))).toEqual([
      { to: `/sports/football/regular-season/scores?week=${week}`, text: `Week ${week} scores` },
    ]);
  });
});
