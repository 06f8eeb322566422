import { describe, expect, it } from 'vitest';
import { buildGameTeam, buildFinalGame, buildScheduledGame } from '~/models/games/game.fixture';
import { buildBreadcrumbList, buildNewsArticle, buildSportsEvent } from './items';
import { renderStructuredData } from './structured-item';

const publisher = { ASSOCIATION_NAME: 'Prairie', SITE_URL: 'https://site.test', TIME_ZONE: 'America/Chicago' };
const page = { name: 'A vs. B', path: '/games/1?week=7', description: 'Final', sport: 'Football', teamPaths: [] };

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

it('the breadcrumb trail ends with the page, and has absolute addresses if the site names its address', () => {
  const trail = [{ to: '/', text: 'Home' }];
  expect(buildBreadcrumbList(trail, 'Scores', publisher).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://site.test/' },
    { '@type': 'ListItem', position: 2, name: 'Scores' },
  ]);
  expect(JSON.stringify(buildBreadcrumbList(trail, 'Scores', { ...publisher, SITE_URL: undefined }))).toContain(
    '"item":"/"',
  );
});

it('an article without an author names the association as its author', () => {
  const facts = { name: 'News', path: '/n', category: 'News', publishedDay: null, authorName: null };
  expect(buildNewsArticle(facts, publisher)).toMatchObject({ author: { '@type': 'Organization', name: 'Prairie' } });
});

it('an empty list of items renders nothing', () => {
  expect(renderStructuredData([])).toBe('');
});
