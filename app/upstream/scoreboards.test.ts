import { describe, expect, test } from 'vitest';
import { tournamentScoreboard } from './scoreboards';
import { collectDroppedRows, readAnswer } from './wire-context.fixture';

function parse(body: unknown) {
  const leftOut: string[] = [];
  const { dropped, context } = collectDroppedRows({ leaveOutRow: (reason) => leftOut.push(reason) });
  return { board: readAnswer(tournamentScoreboard, body, context), dropped, leftOut };
}

const game = {
  ContestID: 7,
  Class: '1A',
  TimeRemaining: '',
  TopTeam: { TopTeamNameShort: 'Ashgrove' },
  BottomTeam: { BottomTeamNameShort: 'Fort Harlan' },
};

describe('a tournament scoreboard', () => {
  test('holds each game once', () => {
    const { board, dropped, leftOut } = parse({
      data: [game, { ...game }, { ...game, contestID: '8', ContestID: null }],
    });
    expect(board.games.map(({ id, kind }) => [id, kind])).toEqual([
      ['7', 'scheduled'],
      ['8', 'scheduled'],
    ]);
    expect(board.champions).toEqual([]);
    expect(dropped).toEqual([]);
    expect(leftOut).toEqual(['game 7 is listed twice']);
  });

  test('keeps two games with the same id and reports the differences of a repeated row', () => {
    const other = {
      ...game,
      GameDate: '10/12/2025',
      TopTeam: { TopTeamNameShort: 'Vesper' },
      BottomTeam: { BottomTeamNameShort: 'Hollis' },
    };
    const { board, leftOut } = parse([game, other, { ...game, TimeRemaining: 'Final' }]);
    expect(board.games.map(({ id, teams }) => [id, teams[0].name])).toEqual([
      ['7', 'Ashgrove'],
      ['7.2', 'Vesper'],
    ]);
    expect(leftOut).toEqual(['game 7 is listed twice, the second time with another state, score']);
  });

  const second = { ...game, ContestID: 8, Class: '2A' };
  const third = { ...game, ContestID: 9, Class: undefined };

  test.each<readonly [string, unknown]>([
    ['bare', { '1A': [game], '2A': [second, third] }],
    ['in data', { data: { '1A': [game], '2A': [second, third] } }],
    ['in data, with a status', { status: 'success', data: { 'Class 1A': [game], class_2a: [second, third] } }],
  ])('is read the same grouped by class, %s, as in one list, and rows take the class of their group', (_, body) => {
    expect(parse(body)).toEqual(parse([game, second, { ...third, Class: '2A' }]));
  });

  test('keeps the class of a row in a group of another class', () => {
    expect(parse({ '1A': [{ ...game, Class: '3A' }] }).board.games[0]?.classId).toBe('3A');
  });

  test('may have classes without games, and a class without a list counts as a dropped row', () => {
    const { board, dropped } = parse({ '1A': [game], '2A': [], '3A': null, '4A': 'TBA' });
    expect(board.games.map(({ id }) => id)).toEqual(['7']);
    expect(dropped).toHaveLength(1);
    expect(tournamentScoreboard.definition.isEmpty(parse({ data: { '1A': [], '2A': [] } }).board)).toBe(true);
  });

  test.each([[{}], [{ data: null }], [{ data: { rows: [game] } }], [{ games: [] }], [{ error: 'Internal' }], ['1A']])(
    'is refused when the body is %j',
    (body) => {
      expect(() => parse(body)).toThrow('expected rows or rows by class');
    },
  );

  test('holds golf champions, with places and points as text or numbers', () => {
    const { board } = parse([
      {
        Class: '2A',
        tournamentId: '652',
        teams: [
          { Place: '1', SchoolName: 'Hollis [Coop] ', Points: 609 },
          { Place: 2, SchoolName: '', Points: 627 },
        ],
        topIndividuals: [{ Place: 1, Name: 'Ann Lee', SchoolName: 'Hollis', Points: '148', Grade: 12 }],
      },
    ]);
    expect(board.champions).toEqual([
      {
        classId: '2A',
        tournamentId: '652',
        teams: [{ place: 1, schoolName: 'Hollis [Coop]', points: 609 }],
        individuals: [{ place: 1, name: 'Ann Lee', schoolName: 'Hollis', points: 148, grade: '12' }],
        entries: [],
      },
    ]);
  });

  test('holds the top tennis entries', () => {
    const { board } = parse([
      {
        class: '1A',
        teams: [],
        topEntries: [{ Event: 'Doubles', Place: 1, Names: 'A B / C D', SchoolName: 'Vesper' }],
      },
    ]);
    expect(board.champions[0]?.entries).toEqual([
      { place: 1, name: 'A B / C D', schoolName: 'Vesper', points: null, event: 'Doubles' },
    ]);
  });

  test('drops rows that are neither games nor champions, and is empty without rows', () => {
    const { board, dropped } = parse([{ class: '1A', teams: [] }, null]);
    expect(board).toEqual({ games: [], champions: [] });
    expect(tournamentScoreboard.definition.isEmpty(board)).toBe(true);
    expect(dropped).toHaveLength(2);
  });
});
