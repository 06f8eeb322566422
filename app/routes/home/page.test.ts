import { describe, expect, it } from 'vitest';
import {
  buildFeature,
  buildNewsItem,
  buildCalendarEvent,
  clock,
  nowMs,
  buildSourceValue,
} from '~/blocks/page-parts/content.fixture';
import type { Game } from '~/models/games/game';
import { buildFinalGame, buildGameTeam, buildLiveGame, buildScheduledGame } from '~/models/games/game.fixture';
import { buildTestRequest } from '~/page/page-request.fixture';
import { listDependentRequests } from '~/page/page-sources';
import { sources } from './page';
import { environment, view } from './page.fixture';

describe('when every source fails', () => {
  it('the page has only the scores and events sections, and is not an error', () => {
    expect(view({})).toEqual({
      scores: { cards: [], sport: null, stamp: null, liveCount: 0, nearby: [] },
      series: null,
      gameday: null,
      hero: [],
      alerts: [],
      news: null,
      streams: [],
      featuredSponsors: [],
      events: [],
      social: [],
      videos: [],
    });
  });
});

describe('today’s scores', () => {
  it('show the age of the data, not of the page', () => {
    const { stamp } = view({
      games: buildSourceValue([buildScheduledGame()], { fetchedAtMs: nowMs - 6 * 60_000 }),
    }).scores;
    expect(stamp).toMatchObject({ text: '2:14 PM CT', staleFor: null });
  });

  it('say that they are stale when the feed does not answer', () => {
    const games = buildSourceValue([buildScheduledGame()], { fetchedAtMs: nowMs - 22 * 60_000, isStale: true });
    expect(view({ games }).scores.stamp?.staleFor).toBe('22 minutes');
  });

  it('show games in play first, then results, then upcoming games, and drop no game in play', () => {
    const games = [
      ...Array.from({ length: 20 }, (_, index) => buildScheduledGame({ id: `next ${index}` })),
      buildFinalGame({ id: 'final' }),
      ...Array.from({ length: 11 }, (_, index) => buildLiveGame({ id: `live ${index}` })),
    ];
    const kinds = view({ games: buildSourceValue(games) }).scores.cards.map(({ state }) => state);
    expect(kinds.slice(0, 11)).toEqual(Array(11).fill('live'));
    expect(kinds).toHaveLength(12);
    const few = view({ games: buildSourceValue(games.slice(18, 23)) }).scores.cards.map(({ id }) => id);
    expect(few).toEqual(['live 0', 'live 1', 'final', 'next 18', 'next 19']);
  });

  it('say how many of all games are in play', () => {
    const ofDay = buildSourceValue([buildLiveGame({ id: 'a' }), buildLiveGame({ id: 'b' }), buildFinalGame()]);
    expect(view({ games: buildSourceValue([]) }, { gamesOfDay: ofDay }).scores.liveCount).toBe(2);
    expect(view({ games: buildSourceValue([buildLiveGame()]) }).scores.liveCount).toBe(0);
  });

  it('include games in play that the sample lacks', () => {
    const buildLiveGames = (count: number) =>
      Array.from({ length: count }, (_, index) => buildLiveGame({ id: `sampled ${index}` }));
    const ofDay = buildSourceValue([
      buildScheduledGame({ id: 'not sampled' }),
      buildLiveGame({ id: 'in play' }),
      ...buildLiveGames(1),
    ]);
    const listCards = (sampledLive: number) => {
      const games = buildSourceValue([buildScheduledGame({ id: 'later' }), ...buildLiveGames(sampledLive)]);
      return view({ games }, { gamesOfDay: ofDay }).scores.cards.map(({ id }) => id);
    };
    expect(listCards(0)).toEqual(['in play', 'sampled 0', 'later']);
    expect(listCards(1)).toEqual(['sampled 0', 'in play', 'later']);
    expect(listCards(4)).toEqual(['sampled 0', 'sampled 1', 'sampled 2', 'sampled 3', 'later']);
  });

  it('begin with games in overtime and close ones of the last period, then those with a known period, of all games in play', () => {
    const live = (id: string, period: string | null, timeRemaining: string | null, columns: [number, number]) =>
      buildLiveGame({ id, sportId: 'football', period, timeRemaining, columns: [columns] });
    const sampled = [live('unknown', null, null, [3, 0]), live('far', '4th', '2:00', [30, 0])];
    const ofDay = [
      ...sampled,
      live('run out', '4th', '0:00', [30, 0]),
      live('second', '2nd', '1:00', [3, 0]),
      live('overtime', 'OT', '2:00', [30, 30]),
      live('close', '4th', '2:00', [30, 28]),
      live('not needed', null, null, [3, 0]),
    ];
    const { cards } = view({ games: buildSourceValue(sampled) }, { gamesOfDay: buildSourceValue(ofDay) }).scores;
    expect(cards.map(({ id }) => id)).toEqual(['overtime', 'close', 'far', 'second', 'unknown']);
  });

  it('have the period and clock of the scoreboard of their sport, whichever feed they come from', () => {
    const games = [buildLiveGame({ id: 'sampled' }), buildLiveGame({ id: 'in play' })];
    const rows = games.map(({ id }) => buildLiveGame({ id, sportId: null, period: 'OT', timeRemaining: '1:45' }));
    const { cards } = view(
      { games: buildSourceValue(games.slice(0, 1)) },
      { gamesOfDay: buildSourceValue(games), 'scoreboard-boys-soccer': buildSourceValue(rows) },
    ).scores;
    const inOvertime = [{ text: 'OT' }, { text: '1:45' }];
    expect(cards).toMatchObject([
      { id: 'sampled', badges: inOvertime },
      { id: 'in play', badges: inOvertime },
    ]);
  });

  it('have the row of the daily feed, whose clock /scores shows, instead of that of the sample', () => {
    const sampled = buildLiveGame({ id: 'sampled', columns: [[7, 0]] });
    const ofDay = buildLiveGame({ id: 'sampled', columns: [[3, 0]] });
    const row = { ...ofDay, sportId: null, period: 'OT', timeRemaining: '1:45' };
    const read = { gamesOfDay: buildSourceValue([ofDay]), 'scoreboard-boys-soccer': buildSourceValue([row]) };
    expect(view({ games: buildSourceValue([sampled]) }, read).scores.cards).toMatchObject([
      { badges: [{ text: 'OT' }, { text: '1:45' }], teams: [{ scores: ['3'] }, {}] },
    ]);
    const stale = { ...read, gamesOfDay: buildSourceValue([ofDay], { isStale: true }) };
    expect(view({ games: buildSourceValue([sampled]) }, stale).scores.cards).toMatchObject([
      { teams: [{ scores: ['7'] }, {}] },
    ]);
  });

  it('are not those of a team that is not decided, unless there are no others', () => {
    const teams = [buildGameTeam('Ashgrove'), buildGameTeam('TBD', { schoolId: '0101' })] as const;
    const undecided = [buildLiveGame({ id: 'live', teams }), buildScheduledGame({ id: 'next', teams })];
    const listIds = (games: readonly Game[]) =>
      view(
        { games: buildSourceValue([...games]) },
        { gamesOfDay: buildSourceValue([...games, buildLiveGame({ id: 'other', teams })]) },
      ).scores.cards.map(({ id }) => id);
    expect(listIds([...undecided, buildScheduledGame({ id: 'decided' })])).toEqual(['decided']);
    expect(listIds(undecided)).toEqual(['live', 'other', 'next']);
  });

  it('have a drawn mark behind the logo only on the four cards in view', () => {
    const teams = [
      buildGameTeam('Ashgrove', { logoUrl: 'https://cdn.example.org/1.svg' }),
      buildGameTeam('Elm'),
    ] as const;
    const games = Array.from({ length: 6 }, (_, index) => buildScheduledGame({ id: String(index), teams }));
    const { cards } = view({ games: buildSourceValue(games) }).scores;
    expect(cards.map(({ teams: [first] }) => first.markKey !== null)).toEqual([true, true, true, true, false, false]);
    expect(cards.map(({ teams: [, second] }) => second.markKey)).toEqual(Array(6).fill('Elm'));
  });

  it('are as old as the older of the two feeds', () => {
    const games = buildSourceValue([buildScheduledGame()]);
    const fetchedAtMs = nowMs - 22 * 60_000;
    const readStamp = (ofDay: Game[]) =>
      view({ games }, { gamesOfDay: buildSourceValue(ofDay, { fetchedAtMs, isStale: true }) }).scores.stamp;
    expect(readStamp([buildLiveGame({ id: 'in play' })])?.staleFor).toBe('22 minutes');
    expect(readStamp([])?.staleFor).toBe(null);
  });

  it('name the sport of each game, unless all are of one sport', () => {
    const soccer = buildScheduledGame();
    const listSports = (...games: Game[]) => {
      const { cards, sport } = view({ games: buildSourceValue(games) }).scores;
      return [sport, ...cards.map(({ stage, site }) => stage ?? site)];
    };
    expect(listSports(soccer)).toEqual(['Boys Soccer', null]);
    const football = buildScheduledGame({ id: '2', sportId: 'football' });
    expect(listSports(soccer, football)).toEqual([null, 'Boys Soccer', 'Football']);
    expect(listSports(buildScheduledGame({ sportId: null }))).toEqual([null, 'Rockwell']);
  });

  it('are at most twelve, and stay the same until the feed is read again', () => {
    const games = Array.from({ length: 300 }, (_, index) => buildScheduledGame({ id: String(index) }));
    const listIds = (fetchedAtMs: number) =>
      view({ games: buildSourceValue(games, { fetchedAtMs }) }).scores.cards.map(({ id }) => id);
    expect(listIds(nowMs)).toHaveLength(12);
    expect(listIds(nowMs)).toEqual(listIds(nowMs));
    expect(listIds(nowMs)).not.toEqual(listIds(nowMs + 180_000));
  });
});

describe('a day without games', () => {
  const games = buildSourceValue([]);
  const events = buildSourceValue([buildCalendarEvent({ activityName: 'Boys Basketball' })]);

  it('links to the next games and the next state finals', () => {
    const counts = { '2026-03-08': buildSourceValue([]), '2026-03-09': buildSourceValue(['boys-basketball', null]) };
    const { nearby } = view({ games, events }, counts).scores;
    expect(nearby.map(({ to, text, detail }) => [to, text, detail])).toEqual([
      ['/scores?date=2026-03-09', 'Monday, March 9', '2 games'],
      ['/sports/boys-basketball', 'Boys basketball state finals', 'Thursday, March 12'],
    ]);
  });

  it('is not assumed when the feed cannot be read, and a day with games has no such links', () => {
    expect(view({ events }).scores.nearby).toEqual([]);
    expect(view({ events, games: buildSourceValue([buildScheduledGame()]) }).scores.nearby).toEqual([]);
  });

  it('requests the games of the days around it; other days do not', () => {
    const declared = sources(buildTestRequest('/', { clock, environment }));
    const listNames = (games: readonly unknown[] | undefined) =>
      listDependentRequests(declared, (request) => (request === declared.optional.games ? games : undefined)).map(
        ([name]) => name,
      );
    const always = 'gamesOfDay';
    const around = ['2026-03-04', '2026-03-05', '2026-03-06', '2026-03-08', '2026-03-09', '2026-03-10'];
    expect(listNames([])).toEqual([always, ...around]);
    expect([listNames([buildScheduledGame()]), listNames(undefined)]).toEqual([[always], [always]]);
  });
});

describe('the hero', () => {
  it('leaves out features that are only for sport pages', () => {
    const features = buildSourceValue([buildFeature(), buildFeature({ id: '42', sportPagesOnly: true })]);
    expect(view({ features }).hero.map(({ key }) => key)).toEqual(['41']);
  });

  it('has at most seven slides', () => {
    const features = Array.from({ length: 20 }, (_, index) => buildFeature({ id: String(index) }));
    expect(view({ features: buildSourceValue(features) }).hero).toHaveLength(7);
  });
});

describe('alerts', () => {
  it('come in order: site alerts, alerts for everybody, tennis messages', () => {
    const { alerts } = view({
      siteAlerts: buildSourceValue([{ title: 'Office closed', message: 'Back on Monday.' }]),
      webAlerts: buildSourceValue([{ id: '7', headline: 'Storm', message: ['Stay in.'], color: 'red' as const }]),
      tennisMessages: buildSourceValue([{ id: '12', tournament: 'Boys Tennis', message: ['Courts open.'] }]),
    });
    expect(alerts.map(({ headline, tone }) => [headline, tone])).toEqual([
      ['Storm', 'red'],
      ['Office closed', 'orange'],
      ['Boys Tennis', 'blue'],
    ]);
  });
});

describe('news', () => {
  it('has the newest article and five more, each with an excerpt of 200 characters', () => {
    const articles = Array.from({ length: 9 }, (_, index) =>
      buildNewsItem({ id: String(index), publishedDay: `2026-03-0${index + 1}`, opening: 'word '.repeat(80).trim() }),
    );
    const news = view({ news: buildSourceValue(articles) }).news;
    expect(news?.lead.date).toEqual({ text: 'March 9, 2026', iso: '2026-03-09' });
    expect(news?.others).toHaveLength(5);
    expect(news?.lead.excerpt).toMatch(/ word…$/);
    expect(news?.lead.excerpt.length).toBeLessThanOrEqual(201);
  });

  it('describes a picture by its own text, or else by the title, without a result', () => {
    const image = { url: 'https://cdn.example.org/1.svg', alt: '' };
    const describePicture = (title: string) =>
      view({ news: buildSourceValue([buildNewsItem({ image, title })]) }).news?.lead.image.alt;
    expect(describePicture('A season begins')).toBe('A season begins');
    expect(describePicture('Harmon Valley takes the dual team title')).toBe('Game result');
    expect(
      view({
        news: buildSourceValue([buildNewsItem({ image: { ...image, alt: 'The mat' }, title: 'A season begins' })]),
      }).news?.lead.image.alt,
    ).toBe('The mat');
  });

  it('links to the article by its slug', () => {
    expect(view({ news: buildSourceValue([buildNewsItem({ slug: 'a b/c' })]) }).news?.lead.href).toBe(
      '/news-media/article/a%20b%2Fc',
    );
  });
});

describe('the social strip', () => {
  const post = {
    network: 'instagram',
    text: 'word '.repeat(80),
    imageUrl: 'https://cdn.example.org/p.svg',
    url: 'https://social.example.org/p',
    postedDay: '2026-03-07',
    postedAtMs: nowMs - 2 * 60 * 60 * 1000,
    postedText: null,
    user: null,
    userImageUrl: null,
  };

  it('cuts a post at 200 characters and says when and where it was posted', () => {
    const [tile] = view({ posts: buildSourceValue([post]) }).social;
    expect(tile).toMatchObject({ source: 'Instagram', alt: 'Picture posted on Instagram' });
    expect(tile?.when?.text).toBe('2 hours ago');
    expect(tile?.text.length).toBeLessThanOrEqual(201);
  });

  it('dates an older post', () => {
    const older = { ...post, postedDay: '2026-03-02', postedAtMs: null };
    expect(view({ posts: buildSourceValue([older]) }).social[0]?.when).toEqual({
      text: 'March 2, 2026',
      iso: '2026-03-02',
    });
  });

  it('names the network in the link of a post without text', () => {
    expect(view({ posts: buildSourceValue([{ ...post, text: '' }]) }).social[0]?.text).toBe('Post on Instagram');
  });

  it('continues with the association’s features', () => {
    const { social } = view({ posts: buildSourceValue([post]), features: buildSourceValue([buildFeature()]) });
    expect(social.map(({ source }) => source)).toEqual(['Instagram', 'Featured']);
    expect(social[1]?.alt).toBe('Sixteen teams, one floor');
  });
});

describe('archive videos', () => {
  it('are the first five, with year and class, and each links to its own page', () => {
    const videos = Array.from({ length: 8 }, (_, index) => ({
      id: `v/${index}`,
      title: 'Final',
      activityId: null,
      isBuzzerBeater: false,
      thumbnailUrl: null,
      activityName: 'Wrestling',
      year: '2011',
      className: '2A',
    }));
    const shown = view({ videos: buildSourceValue(videos) }).videos;
    expect(shown).toHaveLength(5);
    expect(shown[0]).toMatchObject({ href: '/archives/v%2F0', detail: '2011, Class 2A', art: 'mat' });
  });
});
