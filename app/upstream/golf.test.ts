import { describe, expect, test } from 'vitest';
import { atLeastOne } from '../../tests/support/at-least-one';
import { golfFirstRound, golfIndividualLeaders, golfTeamLeaders } from './golf';
import { collectDroppedRows } from './wire-context.fixture';

const params = { season: '2025-26', event: 'gob-3A' };
const read = (source: typeof golfIndividualLeaders | typeof golfFirstRound, body: unknown) => {
  const { dropped, context } = collectDroppedRows();
  return { value: source.definition.buildSchema(context).parse(body) as never, dropped };
};
const readGolfer = (fields: object) => {
  const row = { memberId: 7, fullName: 'Sam Okafor', externalId: '0101', ...fields };
  const { value } = read(golfIndividualLeaders, { individuals: [row] });
  return (value as { standings: Record<string, unknown>[] }).standings[0] ?? {};
};
const readCard = (fields: object) => {
  const row = { memberId: 7, fullName: 'Sam Okafor', ...fields };
  return (read(golfFirstRound, { individuals: [row] }).value as Record<string, unknown>[])[0] ?? {};
};

test('the file paths contain the season, the event and the list', () => {
  expect(golfTeamLeaders.definition.buildPath(params)).toBe('/data/iwm/2025-26/gob-3A-team-leader.json');
  expect(golfFirstRound.definition.buildPath(params)).toBe('/data/iwm/2025-26/gob-3A-individual-r1.json');
});

describe('a golfer on the leaderboard', () => {
  test.each([
    ['E', 0],
    ['+4', 4],
    ['-1', -1],
    ['−3', -3],
    [' 2 ', 2],
    [5, 5],
    ['', null],
    [null, null],
    ['soon', null],
  ])('with the score %j is at %j versus par', (told, versusPar) => {
    expect(readGolfer({ versusParScoreTotal: told }).versusPar).toBe(versusPar);
  });

  test.each([
    [3, 3],
    ['T3', 3],
    ['3.0', 3],
    ['', null],
  ])('with the position %j has place %j', (told, place) => {
    expect(readGolfer({ position: told }).place).toBe(place);
  });

  test.each([
    [7, 7, false],
    ['9*', 9, true],
    ['F', 18, false],
    ['F*', 18, true],
    [0, null, false],
    ['', null, false],
    [null, null, false],
    [19, null, false],
  ])('with thru %j has played %j holes', (told, thru, fromOtherHole) => {
    expect(readGolfer({ thru: told })).toMatchObject({ thru, fromOtherHole });
  });

  test.each([
    [{ position: 'WD' }, 'WD'],
    [{ thru: 'w/d' }, 'WD'],
    [{ grossTotal: 'DNF' }, 'DNF'],
    [{ versusParScoreTotal: 'DQ' }, 'DQ'],
    [{ individualRounds: [{ grossTotal: 74 }, { grossTotal: 'DNS' }] }, 'NS'],
  ])('with %j is out and has no score', (fields, outcome) => {
    const found = readGolfer({ versusParScoreTotal: 4, grossTotal: 76, ...fields });
    expect(found).toMatchObject({ outcome, versusPar: null, gross: null });
  });

  test.each([
    ['WD', 'WD|W/D|W.D.|(WD)|WD*|Withdrew|WITHDRAWN|Withdraw|RTD|Retired'],
    ['DQ', 'DQ|D/Q|D.Q.|dsq|Disqualified'],
    ['DNF', 'DNF|D.N.F.|Did Not Finish|NC|No Card'],
    ['NS', 'NS|N/S|DNS|No Show|no-show|Did not start'],
    ['MC', 'MC|M/C|CUT|Missed Cut|missed the cut|MDF'],
    [null, 'T3|3|E|F|F*|-|Mcc|Cutler|Nsue'],
  ])('has the outcome %s in each spelling', (outcome, words) => {
    const others = words.split('|').filter((word) => readGolfer({ position: word }).outcome !== outcome);
    expect(others).toEqual([]);
  });

  test('has its rounds in order', () => {
    const plain = [{ grossTotal: 74, versusParScoreTotal: 2 }, { grossTotal: 0 }];
    expect(readGolfer({ individualRounds: plain }).rounds).toEqual([
      { gross: 74, versusPar: 2 },
      { gross: null, versusPar: null },
    ]);
  });

  test('gets the sum of the rounds when the total is missing', () => {
    const rounds = [
      { grossTotal: 74, versusParScoreTotal: 2 },
      { grossTotal: 30, versusParScoreTotal: -1 },
    ];
    expect(readGolfer({ individualRounds: rounds })).toMatchObject({ gross: 104, versusPar: 1 });
  });

  test('starts at the tee time, marked with an asterisk for another hole', () => {
    expect(readGolfer({ teeTime: '1:24 PM*' })).toMatchObject({ teeTime: { minutesOfDay: 804 }, fromOtherHole: true });
    expect(readGolfer({ teeTime: 'TBA' }).teeTime).toBeNull();
  });
});

test('rows without a name are dropped and counted, and other rows are kept', () => {
  const teams = [{ name: 'Ashgrove', externalId: '0101' }, { name: '', externalId: '0102' }, null];
  const { value, dropped } = read(golfTeamLeaders, { eventName: 'Finals', teams });
  expect(value).toMatchObject({ eventName: 'Finals', standings: [{ id: '0101', name: 'Ashgrove' }] });
  expect(dropped).toHaveLength(2);
});

test('teams without ids are kept, identified by their shown names', () => {
  const { value, dropped } = read(golfTeamLeaders, {
    teams: [{ name: 'Ashgrove' }, { name: 'Tolan High School', nameShort: 'Tolan', externalId: '' }],
  });
  expect(value).toMatchObject({
    standings: [
      { id: 'Ashgrove', schoolId: null },
      { id: 'Tolan', schoolId: null },
    ],
  });
  expect(dropped).toEqual([]);
});

test('golfers without member ids are kept, with one id in the leaderboard and on their card', () => {
  const golfer = { fullName: 'Sam Okafor', externalId: '0101' };
  const board = read(golfIndividualLeaders, { individuals: [golfer, { fullName: 'Lee Brandt' }] }).value;
  expect(board).toMatchObject({ standings: [{ id: 'sam-okafor-0101' }, { id: 'lee-brandt' }] });
  expect(read(golfFirstRound, { individuals: [golfer] }).value).toMatchObject([{ memberId: 'sam-okafor-0101' }]);
});

test.each([{ teams: null }, {}, [], '', 7])(
  '%j is refused as a leaderboard, so that the last good copy is kept',
  (body) => {
    expect(() => read(golfTeamLeaders, body)).toThrow();
  },
);

test('a leaderboard without golfers is valid', () => {
  expect(read(golfTeamLeaders, { teams: [] }).value).toEqual({ eventName: null, standings: [] });
});

describe('a golf scorecard', () => {
  test('has 18 holes in order, for any order and gaps in the file', () => {
    const holes = {
      10: { par: 4, gross: 5, yards: 374 },
      1: { par: '4', gross: '3', yards: '382' },
      2: { par: 5, gross: '', yards: 521 },
    };
    const found = readCard({ holes }).holes as readonly unknown[];
    expect(found).toHaveLength(18);
    expect(found[0]).toEqual({ par: 4, yards: 382, gross: 3 });
    expect(found[1]).toEqual({ par: 5, yards: 521, gross: null });
    expect(found[2]).toEqual({ par: null, yards: null, gross: null });
    expect(found[9]).toEqual({ par: 4, yards: 374, gross: 5 });
  });

  test('has its holes in order when the file lists them without numbers', () => {
    const found = readCard({ holes: [{ gross: 3 }, { gross: 5 }] }).holes as readonly { gross: unknown }[];
    expect(found.map(({ gross }) => gross).slice(0, 3)).toEqual([3, 5, null]);
  });

  test.each([[{ 19: { gross: 4 } }], [{ x: 4 }], [{ 3: 'DNF' }], [null], ['none'], [[]]])(
    'with the holes %j has no scores',
    (holes) => {
      const found = readCard({ holes }).holes as readonly { gross: unknown }[];
      expect(atLeastOne(found).every(({ gross }) => gross === null)).toBe(true);
    },
  );

  test.each([[{ gross: 0 }], [{ gross: 'X' }], [{ gross: 99 }], [{ gross: -4 }]])(
    'ignores %j as the score of a hole',
    (hole) => {
      expect((readCard({ holes: { 1: hole } }).holes as readonly { gross: unknown }[])[0]?.gross).toBeNull();
    },
  );

  test.each([[{ grossTotal: 'DNF' }, 'DNF']])('with %j has the outcome %j', (fields, outcome) => {
    expect(readCard(fields).outcome).toBe(outcome);
  });
});
