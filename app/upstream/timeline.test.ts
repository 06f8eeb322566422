import { expect, it } from 'vitest';
import { timelineFeatures } from './timeline';
import { collectDroppedRows, readAnswer } from './wire-context.fixture';

const { dropped, context } = collectDroppedRows();
const parse = (body: unknown) => readAnswer(timelineFeatures, body, context);

const row = {
  featureID: '12508.0',
  featureYear: '1924',
  title: 'Girls play by  post',
  featureContent: '<p onclick="x()">88 schools <b>take part</b>.</p>',
  imgURL: '//cdn.example/2.svg',
  clickUrl: '/about/history',
};

it('a feature has its year, title, text, picture and link', () => {
  expect(parse({ status: 'success', data: [row] })).toEqual([
    {
      id: '12508',
      year: 1924,
      title: 'Girls play by post',
      body: [{ tag: 'p', children: ['88 schools ', { tag: 'strong', children: ['take part'] }, '.'] }],
      imageUrl: 'https://cdn.example/2.svg',
      href: '/about/history',
    },
  ]);
});

it('a feature requires a year and a title, but not text, picture and link', () => {
  dropped.length = 0;
  const bare = { featureId: 1, featureYear: 1900, title: 'x', clickUrl: 'javascript:alert(1)' };
  expect(parse([bare, { ...row, featureYear: 'soon' }, { ...row, title: ' ' }, null])).toEqual([
    { id: '1', year: 1900, title: 'x', body: [], imageUrl: null, href: null },
  ]);
  expect(dropped).toHaveLength(3);
});
