import { expect, it } from 'vitest';
import { photoGalleries } from './photos';
import { collectDroppedRows, readAnswer } from './wire-context.fixture';

const { dropped, context } = collectDroppedRows();
const parse = (rows: readonly unknown[]) => readAnswer(photoGalleries, { data: { data: rows, total: 3 } }, context);

const photographer = {
  firstName: ' Hadley',
  lastName: 'Tagaloa ',
  imageUrl: '//cdn.example/h.svg',
  email: 'hadley@psaa.example',
  showEmail: 'true',
};
const row = {
  Id: '2036.0',
  title: 'Girls Golf  sectionals &amp; more',
  canonicalUrl: 'galleries.example/girls-golf',
  thumbnailImageUrl: 'https://cdn.example/1.svg',
  genderSport: 'GIRLS GOLF',
  photographer,
};

it('a gallery has its title, URL, picture, sport and photographer', () => {
  expect(parse([row])).toEqual([
    {
      id: '2036',
      title: 'Girls Golf sectionals & more',
      url: 'https://galleries.example/girls-golf',
      thumbnailUrl: 'https://cdn.example/1.svg',
      sportName: 'GIRLS GOLF',
      photographer: { name: 'Hadley Tagaloa', imageUrl: 'https://cdn.example/h.svg', email: 'hadley@psaa.example' },
    },
  ]);
});

it.each([[false], ['false'], [null], ['N']])(
  'the e-mail address of a photographer with showEmail %j is not kept',
  (showEmail) => {
    expect(JSON.stringify(parse([{ ...row, photographer: { ...photographer, showEmail } }]))).not.toContain('hadley@');
  },
);

it.each([null, 'N/A', {}, { firstName: ' ', lastName: null }])('%j is read as no photographer', (nobody) => {
  expect(parse([{ ...row, photographer: nobody }])[0]?.photographer).toBeNull();
});

it('a gallery without a title or a URL is dropped and counted', () => {
  dropped.length = 0;
  expect(parse([{ ...row, title: '' }, { ...row, canonicalUrl: 'javascript:alert(1)' }, null, row])).toHaveLength(1);
  expect(dropped).toHaveLength(3);
});
