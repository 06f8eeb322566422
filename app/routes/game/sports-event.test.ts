import { describe, expect, it } from 'vitest';
import { buildGameTeam, buildFinalGame, buildScheduledGame } from '~/models/games/game.fixture';
import { toScoreCardView } from '~/models/games/score-card-view';
import { buildSportsEvent } from './sports-event';

const publisher = { ASSOCIATION_NAME: 'Prairie', SITE_URL: 'https://site.test', TIME_ZONE: 'America/Chicago' };
const card = toScoreCardView(buildScheduledGame({}));
const page = { title: 'A vs. B', path: '/games/1?week=7', description: 'Final', card };

describe('the event of a game', () => {
  it.each([
    ['begins at its day and time', {}, '2025-10-12T00:00:00.000Z'],
    ['begins on its day when it has no time', { time: { minutesOfDay: null, text: 'After JV' } }, '2025-10-11'],
    ['has no start without a day', { day: null }, undefined],
  ])('%s', (_, changes, start) => {
    expect(buildSportsEvent(buildScheduledGame(changes), page, publisher).startDate).toBe(start);
  });

  it.each([
    ['Postponed', 'https://schema.org/EventPostponed'],
    ['Cancelled', 'https://schema.org/EventCancelled'],
    ['Canceled', 'https://schema.org/EventCancelled'],
    [null, 'https://schema.org/EventScheduled'],
  ])('that is %s has the status %s', (remark, status) => {
    expect(buildSportsEvent(buildScheduledGame({ remark }), page, publisher).eventStatus).toBe(status);
  });

  it.each(['Make up of the postponed game', 'JV game cancelled'])(
    'that is played is scheduled, with the note %j',
    (scheduleChange) => {
      const game = buildScheduledGame({ scheduleChange });
      expect(buildSportsEvent(game, page, publisher).eventStatus).toBe('https://schema.org/EventScheduled');
    },
  );

  it.each([
    ['at its site', { site: 'Rockwell' }, 'Rockwell'],
    ['at its host without a site', { site: null, hostIndex: 1 }, 'Fort Harlan'],
  ] as const)('is %s, by a place with an address', (_, changes, place) => {
    expect(buildSportsEvent(buildFinalGame(changes), page, publisher).location).toEqual({
      '@type': 'Place',
      name: place,
      address: place,
    });
  });

  it('has no place when neither site nor host is known', () => {
    expect(buildSportsEvent(buildFinalGame({ site: null }), page, publisher)).not.toHaveProperty('location');
  });

  it('leaves out teams that are not yet decided, and names the host when the feed does', () => {
    const teams = [buildGameTeam('TBD'), buildGameTeam('Ashgrove', { schoolId: '1' })] as const;
    const { competitor, homeTeam } = buildSportsEvent(buildScheduledGame({ teams }), page, publisher);
    expect(competitor).toMatchObject([{ name: 'Ashgrove' }]);
    expect(homeTeam).toBeUndefined();
    expect(buildSportsEvent(buildFinalGame({ hostIndex: 1 }), page, publisher)).toMatchObject({
      homeTeam: { name: 'Fort Harlan' },
      awayTeam: { name: 'Ashgrove' },
    });
  });
});
