import { expect, it } from 'vitest';
import { frontFeatures } from './features';
import { collectDroppedRows, readAnswer } from './wire-context.fixture';

const { dropped, context } = collectDroppedRows();
const parse = (body: unknown) => readAnswer(frontFeatures, body, context);

it('a feature has its text, picture, link and the flag for sport pages only', () => {
  const body = {
    data: [
      {
        featureId: '41',
        featureCategory: 'Championship ',
        title: ' Sixteen teams, one floor',
        subTitle: 'Boys basketball state finals &amp; tickets ',
        imgUrl: 'cdn.example.org/hero/41.svg',
        clickUrl: '/sports/boys-basketball',
        sportHeroOnly: 'N',
        createdBy: null,
      },
      { FeatureID: 42, Title: 'For wrestling pages', subTitle: null, imgUrl: '', clickUrl: null, SportHeroOnly: 'Y' },
    ],
  };
  expect(parse(body)).toEqual([
    {
      id: '41',
      category: 'Championship',
      title: 'Sixteen teams, one floor',
      subtitle: 'Boys basketball state finals & tickets',
      imageUrl: 'https://cdn.example.org/hero/41.svg',
      href: '/sports/boys-basketball',
      sportPagesOnly: false,
    },
    {
      id: '42',
      category: null,
      title: 'For wrestling pages',
      subtitle: null,
      imageUrl: null,
      href: null,
      sportPagesOnly: true,
    },
  ]);
});

it('a feature without a title is left out and counted', () => {
  expect(parse({ data: [{ featureId: 1, title: ' ' }] })).toEqual([]);
  expect(dropped).toEqual(['row 0: title has no title']);
});

it('a script link is removed', () => {
  expect(parse([{ featureId: 1, title: 'x', clickUrl: 'javascript:alert(1)' }])).toMatchObject([{ href: null }]);
});
