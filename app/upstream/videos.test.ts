import { expect, it } from 'vitest';
import { randomVideos } from './videos';

const parse = (body: unknown) =>
  randomVideos.definition
    .schema({ product: 'PSAA', timeZone: 'America/Chicago', dropRow: () => undefined })
    .parse(body);

it('a video carries its title, year, class and picture', () => {
  const body = {
    data: [
      {
        videoId: 2011,
        youTubeTitle: '2011 Boys Basketball Class 2A Final ',
        youTubeURL: 'https://video.example.org/watch?v=a1',
        thumbnails: { default: 'x', high: 'https://img.example.org/a1.svg' },
        activityID: 'BKB',
        activityName: 'Boys Basketball',
        tourneyYear: '2011.0',
        class: '2A',
        buzzerBeater: 'N',
      },
    ],
  };
  expect(parse(body)).toEqual([
    {
      id: '2011',
      title: '2011 Boys Basketball Class 2A Final',
      thumbnailUrl: 'https://img.example.org/a1.svg',
      activityName: 'Boys Basketball',
      year: '2011',
      className: '2A',
    },
  ]);
});

it('a school year is kept as it is written', () => {
  expect(parse([{ videoId: 1, youTubeTitle: 'Final', tourneyYear: '2010-11' }])).toMatchObject([{ year: '2010-11' }]);
});

it('a video without a title or picture is named after its tournament', () => {
  expect(parse([{ videoId: 1, activityName: 'Softball', tourneyYear: 1998, thumbnails: null }])).toMatchObject([
    { title: '1998 Softball', thumbnailUrl: null },
  ]);
});
