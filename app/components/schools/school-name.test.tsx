import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SchoolName } from './school-name';

it.each([
  ['Larkham (L.-Norvell City) [Coop]', 'Larkham-Norvell City [Coop]'],
  ['Cornview (C.-Thornbrook)', 'Cornview-Thornbrook'],
  ['Larkham (N.-Norvell City) [Coop]', 'Larkham <span class="whitespace-nowrap">(N.-Norvell</span> City) [Coop]'],
  ['Port Marlow (St. Ursula)', 'Port Marlow (St. Ursula)'],
  ['Tamarland-Kestrelford', 'Tamarland-Kestrelford'],
])('the abbreviated town of %s is written out, or not parted from what follows', (name, html) => {
  expect(renderToStaticMarkup(<SchoolName>{name}</SchoolName>)).toBe(html);
});
