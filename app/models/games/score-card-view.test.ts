import { describe, expect, it } from 'vitest';
import type { Game, GameLinks } from './game';
import {
  buildGameTeam,
  buildFinalGame,
  buildForfeitGame,
  buildLiveGame,
  buildScheduledGame,
  buildUnreportedGame,
} from './game.fixture';
import { formatCardLabel, noScoreReported, toScoreCardView } from './score-card-view';

const threeSets = {
  countsSets: true,
  columns: [
    [25, 19],
    [22, 25],
    [25, 21],
  ],
} as const;

describe('the status line of a score card', () => {
  it.each<[string, Game, { badges: string[]; headline: string | null; aside?: string | null; word: string }]>([
    ['a scheduled game shows its time', buildScheduledGame(), { badges: [], headline: '7:00 PM', word: 'Scheduled' }],
    [
      'a game without a time shows TBA',
      buildScheduledGame({ time: null }),
      { badges: [], headline: 'TBA', word: 'Scheduled' },
    ],
    [
      'text that is not a time is kept',
      buildScheduledGame({ time: { minutesOfDay: null, text: 'After JV' } }),
      { badges: [], headline: 'After JV', word: 'Scheduled' },
    ],
    [
      'a postponed game shows that word, not a time',
      buildScheduledGame({ remark: 'Postponed' }),
      { badges: [], headline: 'Postponed', word: 'Postponed' },
    ],
    [
      'a game in play from the daily feed shows Live',
      buildLiveGame(),
      { badges: ['live Live'], headline: null, word: 'Live' },
    ],
    [
      'a game in play shows period and time',
      buildLiveGame({ period: '4th', timeRemaining: '2:31' }),
      { badges: ['live 4th', 'time 2:31'], headline: null, word: 'Live' },
    ],
    [
      'a game in play without a period shows its site',
      buildLiveGame({ timeRemaining: 'Halftime' }),
      { badges: ['live Rockwell', 'time Halftime'], headline: null, word: 'Live' },
    ],
    [
      'a game in play without period and score says that no score is reported',
      buildLiveGame({ timeRemaining: 'Delayed', columns: [[null, null]] }),
      { badges: ['live No Score Reported', 'time Delayed'], headline: null, word: 'Live' },
    ],
    [
      'a game in play without period and site shows Live',
      buildLiveGame({ timeRemaining: '2:31', site: null }),
      { badges: ['live Live', 'time 2:31'], headline: null, word: 'Live' },
    ],
    ['a final game has the F badge', buildFinalGame(), { badges: ['final F'], headline: 'Final', word: 'Final' }],
    [
      'a final game says how it was decided',
      buildFinalGame({ decidedIn: '2OT' }),
      { badges: ['final F'], headline: 'Final / 2OT', word: 'Final' },
    ],
    [
      'a final game shows the points of its shootout',
      buildFinalGame({ columns: [[2, 2]], shootout: [3, 4] }),
      { badges: ['final F'], headline: 'Final / SO 4-3', word: 'Final' },
    ],
    [
      'a forfeited final game keeps the F badge',
      buildForfeitGame({ isFinal: true }),
      { badges: ['final F', 'forfeit Forfeit'], headline: null, word: 'Forfeit' },
    ],
    [
      'a forfeit has the Forfeit badge',
      buildForfeitGame(),
      { badges: ['forfeit Forfeit'], headline: null, word: 'Forfeit' },
    ],
    ['an unreported game shows its time', buildUnreportedGame(), { badges: [], headline: '7:00 PM', word: '7:00 PM' }],
    [
      'an unreported game without a time shows TBA',
      buildUnreportedGame({ time: null }),
      { badges: [], headline: 'TBA', word: 'TBA' },
    ],
  ])('%s', (_words, game, { badges, headline, aside = null, word }) => {
    const card = toScoreCardView(game);
    expect(card.badges.map(({ tone, text }) => `${tone} ${text}`)).toEqual(badges);
    expect(card).toMatchObject({ headline, aside, status: word, state: game.kind });
    expect(formatCardLabel(card)).toBe(`Ashgrove against Fort Harlan, ${word}`);
  });

  it('names the site once', () => {
    expect(toScoreCardView(buildScheduledGame()).site).toBe('Rockwell');
    expect(toScoreCardView(buildLiveGame({ timeRemaining: 'Halftime' })).site).toBeNull();
  });
});

describe('the stage of a score card', () => {
  it.each([
    ['Regional', 'Rockwell Invitational', 'Regional, Rockwell Invitational'],
    ['Regional', null, 'Regional'],
    [null, 'Final', 'Championship'],
    [null, null, null],
    ['Super-Sectional', 'Super-Sectional', 'Super-sectional'],
    ['Regional', 'Regional Semifinal', 'Regional semifinal'],
  ])('for level %j and round %j is %j', (level, round, stage) => {
    expect(toScoreCardView(buildScheduledGame({ level, round }), { withStage: true }).stage).toBe(stage);
  });

  it('is left out unless the page wants it', () => {
    expect(toScoreCardView(buildScheduledGame({ level: 'Regional' })).stage).toBeNull();
  });
});

describe('the team lines of a score card', () => {
  it.each<[string, Game, (string | null)[][], (string | null)[]]>([
    ['show dashes before the game', buildScheduledGame(), [[null], [null]], [null, null]],
    [
      'show scores in play with the leader marked',
      buildLiveGame({ columns: [[2, 1]] }),
      [['2'], ['1']],
      ['leading', null],
    ],
    ['show a dash for a missing score in play', buildLiveGame({ columns: [[2, null]] }), [['2'], [null]], [null, null]],
    [
      'show final scores with the winner marked',
      buildFinalGame({ columns: [[54, 58]] }),
      [['54'], ['58']],
      [null, 'won'],
    ],
    ['show a score of zero as 0', buildFinalGame({ columns: [[0, 1]] }), [['0'], ['1']], [null, 'won']],
    ['mark nobody in a tie', buildFinalGame({ columns: [[1, 1]] }), [['1'], ['1']], [null, null]],
    [
      'show dashes for a final game without scores',
      buildFinalGame({ columns: [[null, null]] }),
      [[null], [null]],
      [null, null],
    ],
    [
      'show three columns in volleyball',
      buildFinalGame(threeSets),
      [
        ['25', '22', '25'],
        ['19', '25', '21'],
      ],
      ['won', null],
    ],
    [
      'show three dashes before a volleyball game',
      buildScheduledGame({ countsSets: true }),
      [
        [null, null, null],
        [null, null, null],
      ],
      [null, null],
    ],
    ['show W and L after a forfeit', buildForfeitGame({ namedWinner: 1 }), [['L'], ['W']], [null, 'won']],
    [
      'show dashes after a forfeit without a named winner',
      buildForfeitGame({ namedWinner: null }),
      [[null], [null]],
      [null, null],
    ],
    [
      'show one column after a forfeit in volleyball',
      buildForfeitGame({ countsSets: true }),
      [['W'], ['L']],
      ['won', null],
    ],
    [
      'show the score of a forfeited final game',
      buildForfeitGame({ columns: [[7, 12]] }),
      [['7'], ['12']],
      ['won', null],
    ],
    ['show no score for an unreported game', buildUnreportedGame(), [[null], [null]], [null, null]],
  ])('%s', (_words, game, scores, outcomes) => {
    const { teams, columnHeads } = toScoreCardView(game);
    expect(teams.map((team) => team.scores)).toEqual(scores);
    expect(teams.map((team) => team.outcome)).toEqual(outcomes);
    expect(columnHeads).toHaveLength(teams[0].scores.length === 3 ? 3 : 0);
  });

  it('have the seed, the logo and the key of the drawn mark', () => {
    const logoUrl = 'https://media.example/1.png';
    const teams = [buildGameTeam('Ashgrove', { schoolId: '0101', seed: '1', logoUrl }), buildGameTeam('TBD')] as const;
    expect(toScoreCardView(buildScheduledGame({ teams })).teams).toMatchObject([
      { markKey: '0101', name: 'Ashgrove', seed: '1', logoUrl },
      { markKey: '', name: 'TBD', seed: null, logoUrl: null },
    ]);
  });

  it('have no logo without a name, so that the crest stays a question mark when pictures have loaded', () => {
    const logoUrl = 'https://media.example/1.png';
    const teams = [buildGameTeam('TBD', { logoUrl }), buildGameTeam('TBD', { schoolId: '0101', logoUrl })] as const;
    for (const options of [{}, { isForHundreds: true }]) {
      const card = toScoreCardView(buildScheduledGame({ teams }), options);
      expect(card.teams.map((team) => [team.markKey, team.logoUrl])).toEqual([
        ['', null],
        ['', null],
      ]);
    }
  });
});

describe('the notes of a score card', () => {
  it('show the highlight of a final game', () => {
    expect(toScoreCardView(buildFinalGame({ highlight: 'A 14-2 run.' })).highlight).toBe('A 14-2 run.');
    expect(toScoreCardView(buildFinalGame({ highlight: 'Won in 2OT', decidedIn: '2OT' })).highlight).toBe('Won in 2OT');
  });

  it.each(['SO', 'so', 'SO 5-4'])(
    'do not show the highlight %j, which repeats how the game was decided',
    (highlight) => {
      const card = toScoreCardView(buildFinalGame({ highlight, decidedIn: 'SO', shootout: [5, 4] }));
      expect(card).toMatchObject({ headline: 'Final / SO 5-4', highlight: null });
    },
  );

  it.each<[string, Game, string | null]>([
    ['before the game', buildScheduledGame({ scheduleChange: 'Moved.' }), 'Moved.'],
    ['in play', buildLiveGame({ scheduleChange: 'Moved.' }), 'Moved.'],
    ['while no score is reported', buildUnreportedGame({ scheduleChange: 'Moved.' }), 'Moved.'],
    ['not when it is final', buildFinalGame(), null],
  ])('show a schedule change %s', (_words, game, change) => {
    expect(toScoreCardView(game).scheduleChange).toBe(change);
  });
});

describe('a score card on a page with hundreds of cards', () => {
  const teams = [
    buildGameTeam('Ashgrove', { logoUrl: 'https://media.example/1.png', schoolId: '7' }),
    buildGameTeam('Oakfield'),
  ] as const;
  const buildCard = (changes: Parameters<typeof buildFinalGame>[0]) =>
    toScoreCardView(buildFinalGame({ teams, ...changes }), { isForHundreds: true });

  it('has a drawn mark only for teams without a logo', () => {
    expect(buildCard({}).teams.map(({ markKey }) => markKey)).toEqual([null, 'Oakfield']);
    expect(toScoreCardView(buildFinalGame({ teams })).teams.map(({ markKey }) => markKey)).toEqual(['7', 'Oakfield']);
  });

  it('names the site only when no host is marked', () => {
    expect(buildCard({ hostIndex: 0 }).site).toBeNull();
    expect(buildCard({ hostIndex: null }).site).toBe('Rockwell');
    expect(toScoreCardView(buildFinalGame({ hostIndex: 0 })).site).toBe('Rockwell');
  });
});

describe('a game of a past day without a result', () => {
  const asOf = { ms: 0, today: '2025-10-11' };
  const day = '2025-10-10';

  it('says once that no score is reported', () => {
    const card = toScoreCardView(buildScheduledGame({ day }), { asOf, withoutScore: noScoreReported });
    expect([card.headline, card.aside]).toEqual(['No Score Reported', null]);
  });

  it.each<[string, Game, string]>([
    ['that is said to be to come', buildScheduledGame({ day }), 'No Score Reported'],
    ['whose score is awaited', buildUnreportedGame({ day }), 'No Score Reported'],
    ['that was halted', buildScheduledGame({ day, remark: 'Suspended' }), 'Suspended'],
    ['that was postponed', buildScheduledGame({ day, remark: 'Postponed' }), 'Postponed'],
    ['of today is no such game', buildScheduledGame({ day: '2025-10-11' }), '7:00 PM'],
    ['without a day is no such game', buildScheduledGame({ day: null }), '7:00 PM'],
  ])('%s', (_, game, headline) => {
    expect(toScoreCardView(game, { asOf }).headline).toBe(headline);
  });
});

it('a cancelled game shows no missing score', () => {
  const buildCard = (remark: string | null) =>
    toScoreCardView(buildScheduledGame({ remark }), { withoutScore: noScoreReported });
  expect([buildCard('Cancelled').headline, buildCard('Cancelled').aside]).toEqual(['Cancelled', null]);
  expect([buildCard(null).headline, buildCard(null).aside]).toEqual(['7:00 PM', 'No Score Reported']);
});

describe('the links of a score card', () => {
  const links: GameLinks = {
    boxScoreUrl: 'https://scores.example/box/1',
    watchUrl: 'https://www.stream.example/1',
    ticketsUrl: 'https://tickets.example/1',
    audioUrl: 'https://radio.example/1',
    liveStatsUrl: 'https://stats.example/1',
  };
  const hosts = { streamHost: 'stream.example', ticketsHost: 'tickets.example' };
  const listLinkKinds = (game: Game, options = {}) => Object.keys(toScoreCardView(game, options).links);

  it('lead to media before and during a game', () => {
    const all = ['watch', 'tickets', 'audio', 'live-stats', 'box-score'];
    expect(listLinkKinds(buildScheduledGame({ links }), hosts)).toEqual(all);
    expect(listLinkKinds(buildLiveGame({ links }), hosts)).toEqual(all);
  });

  it.each<[string, Game]>([
    ['a final game', buildFinalGame({ links })],
    ['a forfeit', buildForfeitGame({ links })],
    ['a cancelled game', buildScheduledGame({ links, remark: 'Cancelled' })],
    ['a postponed game', buildScheduledGame({ links, remark: 'Postponed' })],
    ['a game whose score is awaited', buildUnreportedGame({ links })],
    ['a past game', buildScheduledGame({ links, day: '2025-10-10' })],
    ['a past game that was halted', buildScheduledGame({ links, day: '2025-10-10', remark: 'Suspended' })],
  ])('lead only to the box score after %s', (_words, game) => {
    expect(listLinkKinds(game, { ...hosts, asOf: { ms: 0, today: '2025-10-11' } })).toEqual(['box-score']);
  });

  it.each([
    [{}, []],
    [{ streamHost: 'other.example', ticketsHost: 'ickets.example' }, []],
    [{ streamHost: 'www.stream.example' }, ['watch']],
  ])('lead only to streams and tickets on the configured hosts: %j', (options, expected) => {
    const watchAndTickets = { ...links, audioUrl: null, liveStatsUrl: null, boxScoreUrl: null };
    expect(listLinkKinds(buildScheduledGame({ links: watchAndTickets }), options)).toEqual(expected);
  });

  it('are replaced by text when there is no box score and the page asks for it', () => {
    const withoutBoxScore = 'No Box Score';
    expect(toScoreCardView(buildFinalGame(), { withoutBoxScore }).note).toBe('No Box Score');
    expect(toScoreCardView(buildFinalGame({ links }), { withoutBoxScore }).note).toBeNull();
    expect(toScoreCardView(buildFinalGame()).note).toBeNull();
  });
});
