import { describe, expect, it } from 'vitest';
import { toScoreCardView } from '~/models/games/score-card-view';
import { tournamentScores } from '~/upstream/tournament-scores';

/* The display rules of state-series games, from the row upstream sends to the card shown. */

const media = {
  VideoURL: 'https://stream.example/1',
  TicketsURL: 'https://tickets.example/1',
  AudioURL: 'https://radio.example/1',
  LiveStatsURL: 'https://stats.example/live/1',
  InfoAvailable: 'Y',
  Stats1URL: 'https://stats.example/1',
};

const row = {
  ContestID: 1,
  GameDate: '10/11/2025',
  Time: '6:00 PM',
  TimeRemaining: 'Final',
  Period: '',
  Site: 'Rockwell',
  Winner: '',
  ActivityID: 'BKB',
  Highlight: 'A late basket.',
  ScheduleChange: 'Moved indoors.',
  UnusualCircumstance: '',
  TopTeam: { TopTeamNameShort: 'Ashgrove', TopScore: 54, TopScore2: 20, TopScore3: 25, TopSeed: 1 },
  BottomTeam: {
    BottomTeamNameShort: 'Fort Harlan',
    BottomScore: 49,
    BottomScore2: 25,
    BottomScore3: 21,
    BottomSeed: 4,
  },
  MediaDetails: media,
};

function buildCard(change: object) {
  const context = { product: 'PSAA', timeZone: 'America/Chicago', dropRow: () => undefined };
  const [game] = tournamentScores.definition.buildSchema(context).parse({ data: [{ ...row, ...change }] });
  if (game === undefined) throw new Error('the row was left out');
  return toScoreCardView(game, { streamHost: 'stream.example', ticketsHost: 'tickets.example' });
}

const listBadges = (change: object) => buildCard(change).badges.map(({ tone, text }) => `${tone} ${text}`);
const listScores = (change: object) => buildCard(change).teams.map((team) => team.scores.join(' '));
const listWinners = (change: object) => buildCard(change).teams.map(({ outcome }) => outcome === 'won');
const links = (change: object) => Object.keys(buildCard(change).links);

const noScores = { TopTeam: { TopTeamNameShort: 'Ashgrove' }, BottomTeam: { BottomTeamNameShort: 'Fort Harlan' } };
const unreported = 'No Final Score Reported';

describe('state-series games', () => {
  it.each([
    ['a final game has the F badge and its score', {}, ['final F'], 'Final', ['54', '49']],
    ['a final game is recognized in any case', { TimeRemaining: 'FINAL ' }, ['final F'], 'Final', ['54', '49']],
    ['an unreported score shows the time and no score', { TimeRemaining: unreported }, [], '6:00 PM', ['', '']],
    ['an unreported score without a time shows TBA', { TimeRemaining: unreported, Time: '' }, [], 'TBA', ['', '']],
    ['a missing state shows the time and no score', { TimeRemaining: '' }, [], '6:00 PM', ['', '']],
    ['a missing state without a time shows TBA', { TimeRemaining: null, Time: null }, [], 'TBA', ['', '']],
    [
      'a period and time in play',
      { TimeRemaining: '2:31', Period: '4th' },
      ['live 4th', 'time 2:31'],
      null,
      ['54', '49'],
    ],
    [
      'the site without a period',
      { TimeRemaining: 'Halftime' },
      ['live Rockwell', 'time Halftime'],
      null,
      ['54', '49'],
    ],
    [
      'no score and no period in play',
      { TimeRemaining: 'In Progress', ...noScores },
      ['live No Score Reported', 'time In Progress'],
      null,
      ['', ''],
    ],
    [
      'a suspended game with its score so far',
      { TimeRemaining: 'Susp.', Period: '4th' },
      [],
      'Suspended',
      ['54', '49'],
    ],
    ['a delay before the first score', { TimeRemaining: 'Rain delay', ...noScores }, [], 'Rain delay', ['', '']],
    ['an unknown word as sent, with the score', { TimeRemaining: 'under review' }, [], 'Under review', ['54', '49']],
    [
      'the final state of the period at 0:00',
      { TimeRemaining: '0:00', Period: 'Final/OT' },
      ['final F'],
      'Final / OT',
      ['54', '49'],
    ],
    [
      'a forfeited final game with its badge and score',
      { UnusualCircumstance: 'Win by forfeit', Winner: 'T' },
      ['final F', 'forfeit Forfeit'],
      null,
      ['54', '49'],
    ],
    [
      'a forfeit without a score',
      { UnusualCircumstance: 'Win by forfeit', Winner: 'T', TimeRemaining: '' },
      ['forfeit Forfeit'],
      null,
      ['W', 'L'],
    ],
    ['three columns of volleyball', { ActivityID: 'VBG' }, ['final F'], 'Final', ['54 20 25', '49 25 21']],
  ])('follow the rule: %s', (_words, change, shownBadges, headline, shownScores) => {
    expect([listBadges(change), buildCard(change).headline, listScores(change)]).toEqual([
      shownBadges,
      headline,
      shownScores,
    ]);
  });

  it.each([
    ['T', [true, false]],
    ['B', [false, true]],
    ['', [true, false]],
    ['bottom', [false, true]],
    ['TBD', [true, false]],
  ])('put the winner %j in bold', (Winner, expected) => {
    expect(listWinners({ Winner })).toEqual(expected);
  });

  it('put nobody in bold in a tie', () => {
    const score = { TopTeam: { TopScore: 2 }, BottomTeam: { BottomScore: 2 } };
    expect(listWinners({ Winner: 'Tie', ...score })).toEqual([false, false]);
  });

  it.each([
    ['Final', 'A late basket.', null],
    ['', null, 'Moved indoors.'],
    [unreported, null, 'Moved indoors.'],
    ['2:31', null, 'Moved indoors.'],
  ])('with time remaining %j have highlight %j and schedule change %j', (TimeRemaining, highlight, scheduleChange) => {
    expect(buildCard({ TimeRemaining })).toMatchObject({ highlight, scheduleChange });
  });

  it.each([
    ['a final game', {}, ['box-score']],
    ['a final game whose box score is not posted', { MediaDetails: { ...media, InfoAvailable: '' } }, []],
    ['a game to come', { TimeRemaining: '' }, ['watch', 'tickets', 'audio', 'live-stats']],
    ['a game in play', { TimeRemaining: '2:31' }, ['watch', 'tickets', 'audio', 'live-stats']],
    [
      'other hosts',
      {
        TimeRemaining: '',
        MediaDetails: { VideoURL: 'https://tube.example/1', TicketsURL: 'https://stream.example/1' },
      },
      [],
    ],
  ])('have the expected links for %s', (_words, change, expected) => {
    expect(links(change)).toEqual(expected);
  });

  it('show seeds, and a drawn mark when the logo is not an address', () => {
    expect(buildCard({}).teams).toMatchObject([
      { seed: '1', logoUrl: null },
      { seed: '4', logoUrl: null },
    ]);
  });
});
