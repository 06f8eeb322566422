import { describe, expect, it } from 'vitest';
import { buildTournamentInfo } from '~/blocks/sport/tournament-info.fixture';
import { buildTestSportRequest, buildTestValues } from '~/page/page-request.fixture';
import type { TournamentInfo } from '~/upstream/tournament-info';
import { toView } from './page';

const info = buildTournamentInfo({
  title: '2025-26 Football State Finals',
  dates: 'November 28-29, 2025',
  site: { text: 'Founders Stadium', url: 'https://stadium.example/' },
  policies: { text: null, url: 'https://policies.example/' },
  tickets: { text: '$12 per session', url: null },
  television: { text: null, url: null, network: 'Harborlight Stations' },
});

function view(value: TournamentInfo | null) {
  const values = buildTestValues({ optional: { info: { value, fetchedAtMs: 0, isStale: false } } });
  return toView(values, buildTestSportRequest('/sports/football/tickets-coverage')).tickets;
}

describe('tickets and coverage', () => {
  it('shows known facts with their links, and omits unknown ones', () => {
    expect(view(info)).toEqual({
      title: '2025-26 Football State Finals',
      facts: [
        { term: 'Dates', text: 'November 28-29, 2025', url: null },
        { term: 'Site', text: 'Founders Stadium', url: 'https://stadium.example/' },
        { term: 'Tickets', text: '$12 per session', url: null },
        { term: 'Television', text: 'Harborlight Stations', url: null },
        { term: 'Policies', text: 'Spectator policies', url: 'https://policies.example/' },
      ],
    });
  });

  it('is empty without information', () => {
    expect(view(null)).toEqual({ title: null, facts: [] });
  });
});
