import { expect, it } from 'vitest';
import { findHtmlFaults } from './html-faults';

it.each([
  ['<span class="card"><div>A</div></span>', ['div. inside span.card']],
  ['<h2><b>A</b></h2><div><span>B</span></div>', []],
  ['<article class="game"><p>A</p></article>', ['article.game without a heading']],
  ['<article><h3>A</h3></article>', []],
  ['<table role="grid"><tbody><tr role="row"><td role="gridcell"></td></tr></tbody></table>', ['grid with none']],
  ['<table role="grid"><tbody role="rowgroup"><tr role="row"><td role="gridcell"></td></tr></tbody></table>', []],
  [
    '<a href="/" aria-label="Home">Prairie <b>State</b></a>',
    ['"prairie" is not in the name "Home"', '"state" is not in the name "Home"'],
  ],
  ['<a href="/" aria-label="Ashgrove, 3; Final"><i>3</i>Ashgrove</a>', []],
  ['<a href="/" aria-label="Prairie State, home">Prairie <b>State</b><span class="sr-only">!</span></a>', []],
  [buildGrid('live', 'final', 'forfeit', null), []],
  [buildGrid('final', 'live'), ['games in the order 10']],
  [buildGrid(null, 'forfeit', null), ['games in the order 212']],
])('the faults of %s are %j', (body, faults) => {
  expect(findHtmlFaults(`<html><body>${body}</body></html>`)).toEqual(faults);
});

function buildGrid(...badges: readonly (string | null)[]): string {
  const cards = badges.map(
    (badge) => `<div class="game">${badge === null ? '' : `<b class="game-badge-${badge}">F</b>`}</div>`,
  );
  return `<div class="game-grid">${cards.join('')}</div>`;
}
