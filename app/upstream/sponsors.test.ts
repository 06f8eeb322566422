import { expect, test } from 'vitest';
import { frontSponsors, shopEntries } from './sponsors';
import { collectDroppedRows } from './wire-context.fixture';

function parse(source: typeof frontSponsors | typeof shopEntries, body: unknown) {
  const { dropped, context } = collectDroppedRows();
  return { rows: source.definition.buildSchema(context).parse(body), dropped };
}

test('a sponsor has its name, text, picture and link', () => {
  const wire = {
    id: 7,
    title: ' Heron &amp; Sons Hardware ',
    description: 'Fix it before kickoff. ',
    imgURL: 'cdn.example.org/wordmarks/heron.svg',
    clickUrl: 'https://heron.example/partners',
    presentingSponsorBgFill: '#8f2d1d',
    rank: null,
  };
  expect(parse(frontSponsors, { data: [wire] }).rows).toEqual([
    {
      id: '7',
      title: 'Heron & Sons Hardware',
      description: 'Fix it before kickoff.',
      imageUrl: 'https://cdn.example.org/wordmarks/heron.svg',
      href: 'https://heron.example/partners',
      backgroundFill: '#8f2d1d',
    },
  ]);
});

test('a sponsor requires a name or a picture, but neither link nor text', () => {
  const { rows, dropped } = parse(frontSponsors, [
    { id: '1', title: 'Grainmark', imgUrl: '', clickUrl: null },
    { id: '2', title: ' ', imgUrl: null },
  ]);
  expect(rows).toMatchObject([{ id: '1', imageUrl: null, href: null, description: null }]);
  expect(dropped).toEqual(['row 1:  has neither a title nor a picture']);
});

test('a shop entry requires a sport, a picture and a link', () => {
  const { rows, dropped } = parse(shopEntries, {
    data: [
      { id: ' Football ', imgUrl: 'https://cdn.example.org/hoodie.svg', clickUrl: 'https://shop.example/football' },
      { id: 'golf', imgUrl: '', clickUrl: 'https://shop.example/golf' },
      { id: 'tennis', imgUrl: 'https://cdn.example.org/cap.svg', clickUrl: 'javascript:alert(1)' },
      { imgUrl: 'https://cdn.example.org/cap.svg', clickUrl: 'https://shop.example/none' },
    ],
  });
  expect(rows).toEqual([
    { id: 'football', imageUrl: 'https://cdn.example.org/hoodie.svg', href: 'https://shop.example/football' },
  ]);
  expect(dropped).toHaveLength(3);
});
