import { expect, it } from 'vitest';
import { allVideos, archiveStatistics, archiveVideo, randomVideos } from './videos';
import { readAnswer, wireContext } from './wire-context.fixture';

const parse = (body: unknown) => readAnswer(randomVideos, body);

it('a video has its title, year, class and picture', () => {
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
      activityId: 'BKB',
      activityName: 'Boys Basketball',
      year: '2011',
      className: '2A',
      isBuzzerBeater: false,
    },
  ]);
});

it('a school year is kept as written', () => {
  expect(parse([{ videoId: 1, youTubeTitle: 'Final', tourneyYear: '2010-11' }])).toMatchObject([{ year: '2010-11' }]);
});

it('a video without a title is named after its tournament', () => {
  expect(parse([{ videoId: 1, activityName: 'Softball', tourneyYear: 1998, thumbnails: null }])).toMatchObject([
    { title: '1998 Softball', thumbnailUrl: null },
  ]);
});

const recording = {
  videoID: '1234.0',
  youTubeTitle: 'Final',
  youtubeURL: 'youtu.be/PSAA-001234',
  buzzerBeater: 'Y',
  teams: 'Oak; Elm',
  score: '61-60',
  announcers: ' Jo Marsh',
};
const parseOne = (row: unknown) => readAnswer(archiveVideo, { data: row });

it('a recording has its player, teams, score and announcers', () => {
  expect(parseOne(recording)).toMatchObject({
    id: '1234',
    video: { host: 'youtube', id: 'PSAA-001234' },
    watchUrl: 'https://youtu.be/PSAA-001234',
    isBuzzerBeater: true,
    teams: 'Oak; Elm',
    score: '61-60',
    announcers: 'Jo Marsh',
  });
});

it.each([
  ['https://films.example/1234', 'https://films.example/1234'],
  ['javascript:alert(1)', null],
  [null, null],
])('a recording at %j has no player and the watch URL %j', (youtubeURL, watchUrl) => {
  expect(parseOne({ ...recording, youtubeURL })).toMatchObject({ video: null, watchUrl });
});

it('an answer without a recording is null', () => {
  expect([parseOne([]), parseOne([{ videoId: 7 }])]).toEqual([null, expect.objectContaining({ id: '7' })]);
});

it('an error body is refused as a recording', () => {
  expect(() => parseOne({ error: 'Internal' })).toThrow();
});

it('the whole archive is read from one answer of thousands of rows', () => {
  const rows = Array.from({ length: 2500 }, (_, index) => ({ ...recording, videoID: index + 1 }));
  expect(readAnswer(allVideos, rows)).toHaveLength(2500);
});

it("statistics are read from upstream's counts", () => {
  const statistics = archiveStatistics.definition.buildSchema(wireContext);
  expect(statistics.parse({ data: { totalVideos: '2,579', firstYear: '1972.0', lastYear: 2025 } })).toEqual({
    totalVideos: 2579,
    firstYear: 1972,
    lastYear: 2025,
    buzzerBeaters: null,
  });
  expect(() => statistics.parse({ data: { decades: [] } })).toThrow();
});
