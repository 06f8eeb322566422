import { describe, expect, it } from 'vitest';
import { outOfStateGames, type OutOfStateGame } from '~/upstream/football-lists';
import { toOutOfStateWeeks } from './page';

const row = {
  FBSchoolID: 456,
  DisplayName: 'Tarrant Crossing',
  schoolLogo: 'https://media.example/1.svg',
  footballWeek: '1.0',
  GameDayShort: '8/28',
  Opponent: 'at Lakeland (LN)',
  Result: 'L',
  MyScore: '17',
  OpponentScore: 23,
  gameTime: '7:00',
};

function read(changes: object): OutOfStateGame {
  const context = { product: 'PSAA', timeZone: 'America/Chicago', dropRow: () => undefined };
  const [game] = outOfStateGames.definition.buildSchema(context).parse([{ ...row, ...changes }]);
  if (game === undefined) throw new Error('the row was dropped');
  return game;
}

const findRow = (changes: object) => toOutOfStateWeeks([read(changes)], '2025-26', '2025-10-11')[0]?.rows[0];

describe('the games against teams of other states', () => {
  it('show school, date, opponent, result and score', () => {
    expect(findRow({})).toEqual({
      to: '/sports/football/regular-season/scores?week=1&q=Tarrant+Crossing',
      school: 'Tarrant Crossing',
      logoUrl: 'https://media.example/1.svg',
      date: '8/28',
      time: '7:00 PM',
      opponent: 'at Lakeland (LN)',
      result: 'L',
      score: '17-23',
    });
  });

  it.each([
    ['7:00', '7:00 PM'],
    ['8:30', '8:30 PM'],
    ['9:00', '9:00 AM'],
    ['12:00', '12:00 PM'],
    ['PPD', 'Postponed'],
    ['', null],
    [null, null],
  ])('with the time %j are shown at %s', (gameTime, time) => {
    expect(findRow({ gameTime })?.time).toBe(time);
  });

  it('have no result and no score before they are over', () => {
    const game = { Result: '', MyScore: null, OpponentScore: '', GameDayShort: '' };
    expect(findRow(game)).toMatchObject({ result: null, score: null, date: 'TBA' });
    expect(findRow({ ...game, gameTime: '' })?.time).toBe('TBA');
  });

  it('are grouped by week, those without a week last', () => {
    const games = [10, null, 2, 1, 2].map((footballWeek, index) =>
      read({ footballWeek, GameDayShort: `9/${index + 1}` }),
    );
    const weeks = toOutOfStateWeeks(games, '2025-26', '2025-12-01');
    expect(weeks.map(({ title, rows }) => [title, rows.map(({ date }) => date)])).toEqual([
      ['Week 1', ['9/4']],
      ['Week 2', ['9/3', '9/5']],
      ['Week 10', ['9/1']],
      ['Week to be announced', ['9/2']],
    ]);
  });

  it('begin during the season with the week of today', () => {
    const games = ['8/29', '9/5', '9/12', '9/19'].map((GameDayShort, index) =>
      read({ footballWeek: index + 1, GameDayShort }),
    );
    const listWeeks = (today: string) => toOutOfStateWeeks(games, '2025-26', today).map(({ key }) => key);
    expect(listWeeks('2025-09-12')).toEqual(['3', '4', '2', '1']);
    expect(listWeeks('2025-09-13')).toEqual(['4', '3', '2', '1']);
    expect(listWeeks('2025-11-29')).toEqual(['1', '2', '3', '4']);
  });
});
