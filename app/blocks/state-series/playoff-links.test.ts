import { expect, it } from 'vitest';
import { buildPlayoffLinks } from './playoff-links';

const outlook = '/sports/football/state-series/playoff-outlook';

it('a football team leads to its row of the outlook, and until the field is drawn to what-if', () => {
  const list = (footballId: string | null, today: string) =>
    buildPlayoffLinks({ footballId, name: 'Ashgrove' }, today).map(({ to }) => to);
  expect(list('12', '2025-10-20')).toEqual([`${outlook}#team-12`, `${outlook}/what-if?q=Ashgrove`]);
  expect(list('12', '2025-11-15')).toEqual([`${outlook}#team-12`]);
  expect(list(null, '2025-11-15')).toEqual([`${outlook}?q=Ashgrove`]);
});

it('a team whose name has its school in parentheses is found by what-if, which names it otherwise', () => {
  const [, whatIf] = buildPlayoffLinks({ footballId: '12', name: 'Mead Bend (M.-Marshside)' }, '2025-10-20');
  expect(whatIf?.to).toBe(`${outlook}/what-if?q=Mead+Bend`);
});
