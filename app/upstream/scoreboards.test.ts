import { describe, expect, test } from 'vitest';
import { tournamentScoreboard } from './scoreboards';

function parse(body: unknown) {
  const dropped: string[] = [];
  const context = { product: 'PSAA', timeZone: 'America/Chicago', dropRow: (reason: string) => dropped.push(reason) };
  return { board: tournamentScoreboard.definition.schema(context).parse(body), dropped };
}

const game = {
  ContestID: 7,
  Class: '1A',
  TimeRemaining: '',
  TopTeam: { TopTeamNameShort: 'Ashgrove' },
  BottomTeam: { BottomTeamNameShort: 'Fort Harlan' },
};

describe('a tournament scoreboard', () => {
  test('holds games, each once', () => {
    const { board, dropped } = parse({ data: [game, { ...game }, { ...game, contestID: '8', ContestID: null }] });
    expect(board.games.map(({ id, kind }) => [id, kind])).toEqual([
      ['7', 'scheduled'],
      ['8', 'scheduled'],
    ]);
    expect(board.champions).toEqual([]);
    expect(dropped).toEqual(['game 7 is listed twice']);
  });

  test('keeps two games with one id, and says what a repeated row says otherwise', () => {
    const other = {
      ...game,
      GameDate: '10/12/2025',
      TopTeam: { TopTeamNameShort: 'Vesper' },
      BottomTeam: { BottomTeamNameShort: 'Hollis' },
    };
    const { board, dropped } = parse([game, other, { ...game, TimeRemaining: 'Final' }]);
    expect(board.games.map(({ id, teams }) => [id, teams[0].name])).toEqual([
      ['7', 'Ashgrove'],
      ['7.2', 'Vesper'],
    ]);
    expect(dropped).toEqual(['game 7 is listed twice, the second time with another state, score']);
  });

  test('holds the champions of golf, with places and points as text or number', () => {
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

  test('holds the top entries of tennis', () => {
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

  test('leaves out a row that is neither, and is empty without rows', () => {
    const { board, dropped } = parse([{ class: '1A', teams: [] }, null]);
    expect(board).toEqual({ games: [], champions: [] });
    expect(tournamentScoreboard.definition.isEmpty(board)).toBe(true);
    expect(dropped).toHaveLength(2);
  });
});
