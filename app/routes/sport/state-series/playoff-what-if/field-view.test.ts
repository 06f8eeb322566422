import { describe, expect, it } from 'vitest';
import { findPlayoffChances } from '~/models/football/playoff-chances';
import { computePlayoffPicture } from '~/models/football/playoff-picture';
import { buildOpenGame, buildPictureSeason } from '~/models/football/playoff-picture.fixture';
import type { Picks } from '~/models/football/playoff-scenario';
import { atLeastOne } from '../../../../../tests/support/at-least-one';
import { createChancesWriter, toChancesData } from './chances-view';
import { createFieldView } from './field-view';

/** 255 teams are in with six wins; three with five compete for the last place, the last with a game left. */
const input = buildPictureSeason(258, (team) => (team < 255 ? 6 : 5), {
  open: [buildOpenGame('last', { teams: [257, null] })],
});
const write = createFieldView(input, computePlayoffPicture(input, new Map()));
const view = (picks: Picks = new Map(), show = '', search = '') =>
  write(computePlayoffPicture(input, picks), { show, search });
const wins: Picks = new Map([['last', 0]]);

describe('the field of a scenario', () => {
  it('shows the smallest class by default, and another class or the eliminated teams when chosen', () => {
    expect(view().shown).toMatchObject({ title: 'Class 1A', rows: { length: 32 } });
    expect(view(new Map(), '8a').shown).toMatchObject({ title: 'Class 8A', rows: { length: 32 } });
    expect(view(new Map(), '9a').shown.title).toBe('Class 1A');
    const { title, rows } = view(new Map(), 'out').shown;
    expect([title, ...rows.map(({ id, rank }) => `${id} ${rank}`)]).toEqual([
      'Teams that are out',
      '257 Out',
      '258 Out',
    ]);
  });

  it('shows the last teams in and the first teams out', () => {
    const [last, first] = view().bubble;
    expect([last?.rows.length, last?.rows.at(-1)?.id]).toEqual([8, '256']);
    expect(first?.rows.map(({ id }) => id)).toEqual(['257', '258']);
  });

  it('answers a search for one school in a sentence', () => {
    const find = (team: number, picks: Picks = new Map()) => view(picks, '', input.teams[team]?.name).lead?.text;
    expect(find(257)).toBe(`${input.teams[257]?.name} (5-0) is out.`);
    expect(find(257, wins)).toBe(`${input.teams[257]?.name} (6-0) is in, number 32 of Class 8A.`);
    expect([view().lead, view(new Map(), '', 'Township').lead]).toEqual([null, null]);
  });

  it('marks and counts the teams that the picks bring in or out', () => {
    const rows = view(wins, '8a').bubble.flatMap((table) => table.rows);
    const found = view(wins, '', 'Township').found.rows;
    expect(view().changed).toBe(0);
    expect(view(wins).changed).toBe(1);
    expect(found.find(({ id }) => id === '258')).toMatchObject({ change: 'Now in', record: '6-0', rank: '8A 32' });
    expect(rows.find(({ id }) => id === '256')).toMatchObject({ change: 'Now out', rank: 'Out' });
    expect(found.find(({ id }) => id === '1')?.change).toBe('');
  });

  it('draws the places on both sides of the line, and those that the picks change', () => {
    const { steps, bubble, lastIn, firstOut } = view().edge;
    expect([steps.steps.length, steps.cut, bubble]).toEqual([18, 16, [8, 18]]);
    expect(steps.groups.map(({ text, start, count }) => [text, start, count])).toEqual([
      ['6 wins each', 0, 15],
      ['5 wins each', 15, 3],
    ]);
    expect([lastIn, firstOut]).toEqual(
      [input.teams[255], input.teams[256]].map((team) => `${team?.name}, 5-0, 0 opp. wins, 0 beaten`),
    );
    const picked = view(wins).edge.steps.steps.map(({ isChanged }, index) => (isChanged ? index : null));
    expect(picked.filter((index) => index !== null)).toEqual([15, 16]);
  });

  it('marks the team that is searched for, at the line and among the places of its class', () => {
    const { edge, foundPlaces } = view(new Map(), '8a', input.teams[255]?.name);
    expect(edge.steps.steps.flatMap(({ isChosen }, index) => (isChosen ? [index] : []))).toEqual([15]);
    expect(foundPlaces).toEqual([31]);
    expect(view().edge.steps.steps.some(({ isChosen }) => isChosen)).toBe(false);
  });

  it('says in one sentence what is certain of a team', () => {
    const certain = { isIn: true, isCertain: true, text: 'In, whatever happens.', conditions: [] };
    const now = computePlayoffPicture(input, new Map());
    const search = input.teams[0]?.name ?? '';
    expect(createFieldView(input, now, () => certain)(now, { show: '', search }).lead).toEqual({
      text: `${input.teams[0]?.name} (6-0) is in, whatever happens: now number 1 of Class 1A.`,
      isCertain: true,
      chances: null,
    });
  });

  it('gives no team a reason for certain that its conditions contradict', () => {
    // One place is left for three teams with four wins. Two of them still have a game.
    const season = buildPictureSeason(259, (team) => (team === 258 ? 2 : team < 255 ? 6 : 4), {
      open: [buildOpenGame('a', { teams: [255, null] }), buildOpenGame('b', { teams: [0, 256] })],
    });
    const now = computePlayoffPicture(season, new Map());
    const writeChances = createChancesWriter(season, toChancesData(findPlayoffChances(season)));
    const rows = createFieldView(season, now, writeChances)(now, { show: '', search: 'Township' }).found.rows;
    const open = rows.filter(({ chances, bid }) => bid !== null && (chances?.conditions.length ?? 0) > 0);
    expect(atLeastOne(open).filter(({ why }) => !why.endsWith(' so far.'))).toEqual([]);
    const certain = atLeastOne(rows.filter(({ chances }) => chances?.isIn === true));
    expect(certain.map(({ why }) => why)).not.toContainEqual(expect.stringContaining('so far'));
  });

  it('finds teams by name, in or out of the field, and none without a search', () => {
    expect(view(new Map(), '', 'team 256').found.rows.map(({ id }) => id)).toEqual(['257']);
    expect(view().found.rows).toEqual([]);
  });

  it('shows the enrollments that divide the classes', () => {
    expect(view().cutLines[0]).toEqual({ name: '1A', enrollments: '100 to 131' });
    const empty = buildPictureSeason(1, () => 0);
    const showNone = createFieldView(empty, computePlayoffPicture(empty, new Map()));
    expect(showNone(computePlayoffPicture(empty, new Map()), { show: '', search: '' }).cutLines[7]?.enrollments).toBe(
      'no teams',
    );
  });

  it('reuses the row of a team that a pick does not change', () => {
    const [before, after] = [view(), view(wins)];
    expect(after.shown.rows[0]).toBe(before.shown.rows[0]);
    expect(view(wins).shown.rows).toEqual(after.shown.rows);
  });
});
