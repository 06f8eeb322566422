import { expect, it } from 'vitest';
import { findWholeName } from './whole-name';

it.each([
  ['Anselmburg (Selby', 'Anselmburg (Selby Prep)', 'Anselmburg (Selby Prep)'],
  ['Harborview (Centra', 'Central (Harborview)', 'Central (Harborview)'],
  ['Dell [Co', 'Dell [Coop]', 'Dell [Coop]'],
  ['Gideon Hills-Haleg', 'Gideon Hills-Halegrove', 'Gideon Hills-Halegrove'],
  ['Ashgrove', 'Ashgrove Township', 'Ashgrove'],
  ['Ashgrove', 'ASHGROVE', 'Ashgrove'],
  ['Central', 'Port Marlow (Central)', 'Central'],
  ['Port Marlow (East)', 'East (Port Marlow)', 'Port Marlow (East)'],
  ['Anselmburg (Selby', null, 'Anselmburg (Selby'],
  [null, 'Ashgrove Township', 'Ashgrove Township'],
  [null, null, null],
])('short name %j of %j is shown as %j', (short, whole, shown) => {
  expect(findWholeName(short, whole)).toBe(shown);
});
