import { describe, expect, it } from 'vitest';
import type { Game, GameLinks } from './game';
import { aTeam, finalGame, forfeitGame, liveGame, scheduledGame, unreportedGame } from './game.fixture';
import { formatCardLabel, noScoreReported, toScoreCardView } from './score-card-view';

const threeSets = {
  countsSets: true,
  columns: [
    [25, 19],
    [22, 25],
    [25, 21],
  ],
} as const;

describe('status line of a score card', () => {
  it.each<[string, Game, { badges: string[]; headline: string | null; aside?: string | null; word: string }]>([
    ['a game to come shows its time', scheduledGame(), { badges: [], headline: '7:00 PM', word: 'Scheduled' }],
    [
      'a game without a time shows TBA',
      scheduledGame({ time: null }),
      { badges: [], headline: 'TBA', word: 'Scheduled' },
    ],
    [
      'words that are no time stay',
      scheduledGame({ time: { minutesOfDay: null, text: 'After JV' } }),
      { badges: [], headline: 'After JV', word: 'Scheduled' },
    ],
    [
      'a postponed game shows that word, not a time',
      scheduledGame({ remark: 'Postponed' }),
      { badges: [], headline: 'Postponed', word: 'Postponed' },
    ],
    ['a game in play of the daily feed is Live', liveGame(), { badges: ['live Live'], headline: null, word: 'Live' }],
    [
      'a game in play shows period and time',
      liveGame({ period: '4th', timeRemaining: '2:31' }),
      { badges: ['live 4th', 'time 2:31'], headline: null, word: 'Live' },
    ],
    [
      'a game in play without a period shows its site',
      liveGame({ timeRemaining: 'Halftime' }),
      { badges: ['live Rockwell', 'time Halftime'], headline: null, word: 'Live' },
    ],
    [
      'a game in play without period and score says that no score is reported',
      liveGame({ timeRemaining: 'Delayed', columns: [[null, null]] }),
      { badges: ['live No Score Reported', 'time Delayed'], headline: null, word: 'Live' },
    ],
    [
      'a game in play without period and site is Live',
      liveGame({ timeRemaining: '2:31', site: null }),
      { badges: ['live Live', 'time 2:31'], headline: null, word: 'Live' },
    ],
    ['a final game has the F badge', finalGame(), { badges: ['final F'], headline: 'Final', word: 'Final' }],
    [
      'a final game says how it was decided',
      finalGame({ decidedIn: '2OT' }),
      { badges: ['final F'], headline: 'Final / 2OT', word: 'Final' },
    ],
    [
      'a forfeited final game keeps the F badge',
      forfeitGame({ isFinal: true }),
      { badges: ['final F', 'forfeit Forfeit'], headline: null, word: 'Forfeit' },
    ],
    ['a forfeit says so', forfeitGame(), { badges: ['forfeit Forfeit'], headline: null, word: 'Forfeit' }],
    ['an unreported game shows its time', unreportedGame(), { badges: [], headline: '7:00 PM', word: '7:00 PM' }],
    [
      'an unreported game without a time shows TBA',
      unreportedGame({ time: null }),
      { badges: [], headline: 'TBA', word: 'TBA' },
    ],
  ])('%s', (_words, game, { badges, headline, aside = null, word }) => {
    const card = toScoreCardView(game);
    expect(card.badges.map(({ tone, text }) => `${tone} ${text}`)).toEqual(badges);
    expect(card).toMatchObject({ headline, aside, status: word, state: game.kind });
    expect(formatCardLabel(card)).toBe(`Ashgrove against Fort Harlan, ${word}`);
  });

  it('names the site once', () => {
    expect(toScoreCardView(scheduledGame()).site).toBe('Rockwell');
    expect(toScoreCardView(liveGame({ timeRemaining: 'Halftime' })).site).toBeNull();
  });
});

describe('stage of a score card', () => {
  it.each([
    ['Regional', 'Rockwell Invitational', 'Regional — Rockwell Invitational'],
    ['Regional', null, 'Regional'],
    [null, 'Final', 'Final'],
    [null, null, null],
    ['Super-Sectional', 'Super-Sectional', 'Super-Sectional'],
    ['Regional', 'Regional Semifinal', 'Regional Semifinal'],
  ])('of level %j and round %j is %j', (level, round, stage) => {
    expect(toScoreCardView(scheduledGame({ level, round }), { withStage: true }).stage).toBe(stage);
  });

  it('is left out unless the page wants it', () => {
    expect(toScoreCardView(scheduledGame({ level: 'Regional' })).stage).toBeNull();
  });
});

describe('team lines of a score card', () => {
  it.each<[string, Game, (string | null)[][], (string | null)[]]>([
    ['dashes before the game', scheduledGame(), [[null], [null]], [null, null]],
    ['scores in play, the leader marked', liveGame({ columns: [[2, 1]] }), [['2'], ['1']], ['leading', null]],
    ['a dash for a missing score in play', liveGame({ columns: [[2, null]] }), [['2'], [null]], [null, null]],
    ['final scores, the winner marked', finalGame({ columns: [[54, 58]] }), [['54'], ['58']], [null, 'won']],
    ['a score of nothing is 0', finalGame({ columns: [[0, 1]] }), [['0'], ['1']], [null, 'won']],
    ['nobody marked in a tie', finalGame({ columns: [[1, 1]] }), [['1'], ['1']], [null, null]],
    ['dashes for a final game without scores', finalGame({ columns: [[null, null]] }), [[null], [null]], [null, null]],
    [
      'three columns of volleyball',
      finalGame(threeSets),
      [
        ['25', '22', '25'],
        ['19', '25', '21'],
      ],
      ['won', null],
    ],
    [
      'three dashes before volleyball',
      scheduledGame({ countsSets: true }),
      [
        [null, null, null],
        [null, null, null],
      ],
      [null, null],
    ],
    ['W and L after a forfeit', forfeitGame({ namedWinner: 1 }), [['L'], ['W']], [null, 'won']],
    [
      'dashes after a forfeit by nobody in particular',
      forfeitGame({ namedWinner: null }),
      [[null], [null]],
      [null, null],
    ],
    ['one column after a forfeit in volleyball', forfeitGame({ countsSets: true }), [['W'], ['L']], ['won', null]],
    ['the score of a forfeited final game', forfeitGame({ columns: [[7, 12]] }), [['7'], ['12']], ['won', null]],
    ['no score of an unreported game', unreportedGame(), [[null], [null]], [null, null]],
  ])('%s', (_words, game, scores, outcomes) => {
    const { teams, columnHeads } = toScoreCardView(game);
    expect(teams.map((team) => team.scores)).toEqual(scores);
    expect(teams.map((team) => team.outcome)).toEqual(outcomes);
    expect(columnHeads).toHaveLength(teams[0].scores.length === 3 ? 3 : 0);
  });

  it('carry the seed, the logo and the key of the drawn mark', () => {
    const logoUrl = 'https://media.example/1.png';
    const teams = [aTeam('Ashgrove', { schoolId: '0101', seed: '1', logoUrl }), aTeam('TBD')] as const;
    expect(toScoreCardView(scheduledGame({ teams })).teams).toMatchObject([
      { markKey: '0101', name: 'Ashgrove', seed: '1', logoUrl },
      { markKey: 'TBD', name: 'TBD', seed: null, logoUrl: null },
    ]);
  });
});

describe('notes of a score card', () => {
  it('show a highlight when the game is final', () => {
    expect(toScoreCardView(finalGame({ highlight: 'A 14-2 run.' })).highlight).toBe('A 14-2 run.');
  });

  it.each<[string, Game, string | null]>([
    ['before the game', scheduledGame({ scheduleChange: 'Moved.' }), 'Moved.'],
    ['in play', liveGame({ scheduleChange: 'Moved.' }), 'Moved.'],
    ['while no score is reported', unreportedGame({ scheduleChange: 'Moved.' }), 'Moved.'],
    ['not when it is final', finalGame(), null],
  ])('show a schedule change %s', (_words, game, change) => {
    expect(toScoreCardView(game).scheduleChange).toBe(change);
  });
});

describe('a card on a page with hundreds', () => {
  const teams = [
    aTeam('Ashgrove', { logoUrl: 'https://media.example/1.png', schoolId: '7' }),
    aTeam('Oakfield'),
  ] as const;
  const card = (changes: Parameters<typeof finalGame>[0]) =>
    toScoreCardView(finalGame({ teams, ...changes }), { isForHundreds: true });

  it('has a drawn mark for teams without a logo alone', () => {
    expect(card({}).teams.map(({ markKey }) => markKey)).toEqual([null, 'Oakfield']);
    expect(toScoreCardView(finalGame({ teams })).teams.map(({ markKey }) => markKey)).toEqual(['7', 'Oakfield']);
  });

  it('names the site of a game without a marked host alone', () => {
    expect(card({ hostIndex: 0 }).site).toBeNull();
    expect(card({ hostIndex: null }).site).toBe('Rockwell');
    expect(toScoreCardView(finalGame({ hostIndex: 0 })).site).toBe('Rockwell');
  });
});

it('a cancelled game has no score to report', () => {
  const card = (remark: string | null) => toScoreCardView(scheduledGame({ remark }), { withoutScore: noScoreReported });
  expect([card('Cancelled').headline, card('Cancelled').aside]).toEqual(['Cancelled', null]);
  expect([card(null).headline, card(null).aside]).toEqual(['7:00 PM', 'No Score Reported']);
});

describe('links of a score card', () => {
  const links: GameLinks = {
    boxScoreUrl: 'https://scores.example/box/1',
    watchUrl: 'https://www.stream.example/1',
    ticketsUrl: 'https://tickets.example/1',
    audioUrl: 'https://radio.example/1',
    liveStatsUrl: 'https://stats.example/1',
  };
  const hosts = { streamHost: 'stream.example', ticketsHost: 'tickets.example' };
  const kinds = (game: Game, options = {}) => Object.keys(toScoreCardView(game, options).links);

  it('lead to the media before and during a game', () => {
    const all = ['watch', 'tickets', 'audio', 'live-stats', 'box-score'];
    expect(kinds(scheduledGame({ links }), hosts)).toEqual(all);
    expect(kinds(liveGame({ links }), hosts)).toEqual(all);
  });

  it.each<[string, Game]>([
    ['a final game', finalGame({ links })],
    ['a forfeit', forfeitGame({ links })],
    ['a cancelled game', scheduledGame({ links, remark: 'Cancelled' })],
    ['a postponed game', scheduledGame({ links, remark: 'Postponed' })],
  ])('lead to the box score alone after %s', (_words, game) => {
    expect(kinds(game, hosts)).toEqual(['box-score']);
  });

  it.each([
    [{}, []],
    [{ streamHost: 'other.example', ticketsHost: 'ickets.example' }, []],
    [{ streamHost: 'www.stream.example' }, ['watch']],
  ])('lead to streams and tickets of the configured hosts only: %j', (options, expected) => {
    const watchAndTickets = { ...links, audioUrl: null, liveStatsUrl: null, boxScoreUrl: null };
    expect(kinds(scheduledGame({ links: watchAndTickets }), options)).toEqual(expected);
  });

  it('give way to words when there is no box score and the page wants them', () => {
    const withoutBoxScore = 'No Box Score';
    expect(toScoreCardView(finalGame(), { withoutBoxScore }).note).toBe('No Box Score');
    expect(toScoreCardView(finalGame({ links }), { withoutBoxScore }).note).toBeNull();
    expect(toScoreCardView(finalGame()).note).toBeNull();
  });
});
