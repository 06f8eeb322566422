import { expect, it } from 'vitest';
import { findPlayoffChances } from '~/models/football/playoff-chances';
import { buildOpenGame, buildPictureSeason } from '~/models/football/playoff-picture.fixture';
import { createChancesWriter, toChancesData } from './chances-view';

/** One place is left for three teams with four wins. Two of them still have a game. */
const input = buildPictureSeason(259, (team) => (team === 258 ? 2 : team < 255 ? 6 : 4), {
  open: [buildOpenGame('a', { teams: [255, null], visitor: 'Lakeland Prep' }), buildOpenGame('b', { teams: [0, 256] })],
});
const write = createChancesWriter(input, toChancesData(findPlayoffChances(input)));

it('tells whether a team is in or out whatever happens', () => {
  expect([0, 258].map((team) => write(team)?.text)).toEqual(['In, whatever happens.', 'Out, whatever happens.']);
});

it('names the results that are enough, each with the field of its picks and the team', () => {
  const [inIf, outIf] = write(255)?.conditions ?? [];
  expect([inIf, outIf]).toEqual([
    {
      word: 'In',
      items: [
        {
          text: 'it beats Lakeland Prep and Team 0 beats Team 256',
          href: '/sports/football/state-series/playoff-outlook/what-if?picks=ah.bh&q=Team+255+Township',
        },
      ],
    },
    {
      word: 'Out',
      items: [
        {
          text: 'Team 256 beats Team 0',
          href: '/sports/football/state-series/playoff-outlook/what-if?picks=ba&q=Team+255+Township',
        },
        {
          text: 'it loses to Lakeland Prep and Team 0 beats Team 256',
          href: '/sports/football/state-series/playoff-outlook/what-if?picks=aa.bh&q=Team+255+Township',
        },
      ],
    },
  ]);
  expect(write(255)?.text).toBe('');
  expect(write(255)).toBe(write(255));
});

it('says nothing without data, and that a team without a condition is open', () => {
  expect(createChancesWriter(input, { kinds: '', conditions: [] })(0)).toBeNull();
  expect(createChancesWriter(input, { kinds: '?', conditions: [] })(0)).toEqual({
    isIn: false,
    isCertain: false,
    text: 'Still open.',
    conditions: [],
  });
});
