import { describe, expect, it } from 'vitest';
import { buildTournamentInfo } from '~/blocks/sport/tournament-info.fixture';
import { toTicketsView } from './page';

const info = buildTournamentInfo({
  title: '2025-26 Football State Finals',
  dates: 'November 28-29, 2025',
  site: { text: 'Founders Stadium', url: 'https://stadium.example/' },
  policies: { text: null, url: 'https://policies.example/' },
  tickets: { text: '$12 per session', url: null },
  television: { text: null, url: null, network: 'Harborlight Stations' },
});

describe('tickets and coverage', () => {
  it('shows known facts with their links, and omits unknown ones', () => {
    expect(toTicketsView(info)).toEqual({
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
    expect(toTicketsView(null)).toEqual({ title: null, facts: [] });
  });
});
