import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SchoolName } from './school-name';

it.each([
  ['Larkham (L.-Norvell City) [Coop]', 'Larkham <span class="whitespace-nowrap">(L.-Norvell</span> City) [Coop]'],
  ['Cornview (C.-Thornbrook)', 'Cornview <span class="whitespace-nowrap">(C.-Thornbrook)</span>'],
  ['Port Marlow (St. Ursula)', 'Port Marlow (St. Ursula)'],
  ['Tamarland-Kestrelford', 'Tamarland-Kestrelford'],
])('the abbreviated town of %s is not parted from what follows', (name, html) => {
  expect(renderToStaticMarkup(<SchoolName>{name}</SchoolName>)).toBe(html);
});
