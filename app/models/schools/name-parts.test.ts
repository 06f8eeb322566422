import { expect, it } from 'vitest';
import { splitName } from './name-parts';

it.each([
  ['Rockwell (East)', 'Rockwell ', '(East)'],
  ['Chicago (Amundsen) [Coop]', 'Chicago ', '(Amundsen) [Coop]'],
  ['Port Marlow (Portage Prep)', 'Port Marlow ', '(Portage Prep)'],
  ['Rockwell East', 'Rockwell ', 'East'],
  ['Fern Landing West [Coop]', 'Fern Landing ', 'West [Coop]'],
  ['Eagleland [Coop]', 'Eagleland [Coop]', ''],
  ['Tamarland-Kestrelford', 'Tamarland-Kestrelford', ''],
  ['(East)', '(East)', ''],
  ['', '', ''],
])('%j is %j and %j', (name, shared, own) => {
  expect(splitName(name)).toEqual([shared, own]);
});
