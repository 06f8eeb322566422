import { expect, it } from 'vitest';
import { findWholeName, splitName, writeOutTown, writeOutTowns } from './school-name';

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

it.each([
  ['Rockwell (East)', 'Rockwell ', '(East)'],
  ['Chicago (Amundsen) [Coop]', 'Chicago ', '(Amundsen) [Coop]'],
  ['Port Marlow (Portage Prep)', 'Port Marlow ', '(Portage Prep)'],
  ['Rockwell East', 'Rockwell ', 'East'],
  ['Fern Landing West [Coop]', 'Fern Landing ', 'West [Coop]'],
  ['Eagleland [Coop]', 'Eagleland ', '[Coop]'],
  ['Tamarland-Kestrelford', 'Tamarland-', 'Kestrelford'],
  ['Gideon Hills-Halegrove [Coop]', 'Gideon Hills-', 'Halegrove [Coop]'],
  ['Aldermere [Orrin-Keswick]', 'Aldermere ', '[Orrin-Keswick]'],
  ['Rushburg-Little Anselm', 'Rushburg-', 'Little Anselm'],
  ['Heron Prairie Unit #8', 'Heron Prairie ', 'Unit #8'],
  ['Cornview-Thornbrook', 'Cornview-', 'Thornbrook'],
  ['(East)', '(East)', ''],
  ['', '', ''],
])('%j is split into %j and %j', (name, shared, own) => {
  expect(splitName(name)).toEqual([shared, own]);
});

it.each([
  ['Cornview (C.-Thornbrook)', 'Cornview-Thornbrook'],
  ['Larkham (L.-Norvell City) [Coop]', 'Larkham-Norvell City [Coop]'],
  ['Mead Bend (M.-Marshside)', 'Mead Bend-Marshside'],
  ['Cornview (S.-Thornbrook)', 'Cornview (S.-Thornbrook)'],
  ['Port Marlow (St. Ursula)', 'Port Marlow (St. Ursula)'],
  ['Cornview (C.-Thornbrook', 'Cornview (C.-Thornbrook'],
])('the town of %s is written out: %s', (name, written) => {
  expect(writeOutTown(name)).toBe(written);
});

it.each([
  ['(1) Cornview (C.-Thornbrook) 14', '(1) Cornview-Thornbrook 14'],
  ['at Mead Bend (M.-Marshside) [Coop]', 'at Mead Bend-Marshside [Coop]'],
  [
    'Saukton (S.-Winslowville) at Larkham (L.-Norvell City), 6:00 PM',
    'Saukton-Winslowville at Larkham-Norvell City, 6:00 PM',
  ],
  ['Nearby at Larkham (N.-Norvell City)', 'Nearby at Larkham (N.-Norvell City)'],
  ['Winslow (Friends Meeting)', 'Winslow (Friends Meeting)'],
])('the towns of the text %j are written out: %j', (text, written) => {
  expect(writeOutTowns(text)).toBe(written);
});
