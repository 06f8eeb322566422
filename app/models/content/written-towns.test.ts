import { expect, it } from 'vitest';
import type { RichText } from './rich-text';
import { writeOutTownsOfText } from './written-towns';

it('the towns of schools are written out in paragraphs, lists and tables; everything else is unchanged', () => {
  const buildText = (name: string): RichText => [
    { tag: 'p', children: ['at ', { tag: 'strong', children: [name] }, { tag: 'br' }] },
    { tag: 'ul', children: [{ tag: 'li', children: [name] }] },
    {
      tag: 'table',
      caption: [name],
      head: [[{ scope: 'col', children: [name] }]],
      body: [[{ colSpan: 2, children: [`(1) ${name} 14`] }]],
    },
  ];
  expect(writeOutTownsOfText(buildText('Cornview (C.-Thornbrook)'))).toEqual(buildText('Cornview-Thornbrook'));
  expect(writeOutTownsOfText(buildText('Winslow (East)'))).toEqual(buildText('Winslow (East)'));
});
