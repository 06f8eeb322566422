import { describe, expect, it } from 'vitest';
import { joinTeams } from './join-teams';
import type { RichText, RichTextCell } from './rich-text';

const heads = ['Date', 'Visitors', 'Home', 'Result'];
const bold = (name: string): RichText => [{ tag: 'strong', children: [name] }];
const points = (text: string) => ({ tag: 'result', children: [`\u00A0${text}`] });
const br = { tag: 'br' };

/** The cells of teams and result of the one row. */
function join(visitors: RichText, home: RichText, result: string) {
  const row: RichTextCell[] = [['Nov 22'], visitors, home, [result]].map((children) => ({ children }));
  const [, teams, told] = joinTeams(heads, [{ title: null, rows: [row] }]).sections[0]?.rows[0] ?? [];
  return [teams?.children, told?.children, ...(told?.isLive ? ['live'] : [])];
}

describe('the teams of a game in one cell', () => {
  it.each([
    ['42-20', '42', '20', ['Final']],
    ['20-42', '42', '20', ['Final']],
    ['27-24 (OT)', '27', '24', ['Final', { tag: 'result', children: [' / OT'] }]],
    ['27-24, 2OT', '27', '24', ['Final', { tag: 'result', children: [' / 2OT'] }]],
  ])('have the points of the result %j with their names, the winner’s in bold', (result, higher, lower, words) => {
    const winner = { tag: 'strong', children: ['(1) Alder Bend', points(higher)] };
    const loser = ['(3) Briarcroft', points(lower)];
    expect(join(['(3) Briarcroft'], bold('(1) Alder Bend'), result)).toEqual([[winner, br, ...loser], words]);
    expect(join(bold('(1) Alder Bend'), ['(3) Briarcroft'], result)).toEqual([[...loser, br, winner], words]);
  });

  it.each(['Little Marlow 21, Alder Bend 7, Half', 'Alder Bend 7, Little Marlow 21, Half'])(
    'have the points of a game in play: %j',
    (result) => {
      expect(join(['(4) Little Marlow'], ['(1) Alder Bend'], result)).toEqual([
        ['(1) Alder Bend', points('7'), br, '(4) Little Marlow', points('21')],
        ['Halftime'],
        'live',
      ]);
    },
  );

  it.each([
    ['without a known winner', ['Dell'], ['Elm'], '42-20'],
    ['with two names in bold', bold('Dell'), bold('Elm'), '42-20'],
    ['with level points', bold('Dell'), ['Elm'], '20-20'],
    ['with other words', bold('Dell'), ['Elm'], 'Forfeit'],
    ['with other teams', ['Dell'], ['Elm'], 'Dell 3, Fort Elm 7, Half'],
    ['with points that are no numbers', ['Dell'], ['Elm'], 'Dell by 3, Elm 7, Half'],
    ['before the game', ['Dell'], ['Elm'], ''],
  ])('have the result in its own column %s', (_, visitors, home, result) => {
    expect(join(visitors, home, result)).toEqual([[...home, br, ...visitors], [result]]);
  });

  it('are of games in play first', () => {
    const buildRow = (visitors: string, result: string) =>
      ['Nov 1', visitors, 'Elm', result].map((text) => ({ children: [text] }));
    const rows = [buildRow('Dell', '7-0'), buildRow('Ash', 'Ash 3, Elm 7, Half'), buildRow('Oak', '')];
    const joined = joinTeams(heads, [{ title: 'Round 1', rows }]).sections[0]?.rows ?? [];
    expect(joined.map(([, teams]) => teams?.children.at(-1))).toEqual([points('3'), 'Dell', 'Oak']);
  });
});
