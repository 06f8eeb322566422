import { expect, it } from 'vitest';
import { allStreams, streamsOfDay } from './streams';
import { collectDroppedRows, readAnswer } from './wire-context.fixture';

const { dropped, context } = collectDroppedRows();
const parse = (body: unknown) => readAnswer(allStreams, body, context);

const row = {
  streamId: '501',
  title: 'Cedar Fork at Winslow Central ',
  imageUrl: null,
  category: 'Boys basketball',
  date: '03/07/2026',
  StreamDate: '2026-03-07T19:00:00',
  url: 'https://streams.example.org/501',
  sportId: 'boys-basketball',
};

it('a stream starts at the date field that includes a time', () => {
  expect(parse({ data: [row] })).toEqual([
    {
      id: '501',
      title: 'Cedar Fork at Winslow Central',
      category: 'Boys basketball',
      imageUrl: null,
      day: '2026-03-07',
      startsAtMs: Date.parse('2026-03-08T01:00:00Z'),
      url: 'https://streams.example.org/501',
      sportId: 'boys-basketball',
    },
  ]);
});

it('a stream without a time keeps its day', () => {
  expect(parse([{ ...row, StreamDate: '2026-03-07T00:00:00.000Z' }])).toMatchObject([
    { day: '2026-03-07', startsAtMs: null },
  ]);
});

it('a stream without a date or a URL is dropped and counted', () => {
  expect(
    parse([
      { ...row, date: 'TBA', StreamDate: null },
      { ...row, url: 'javascript:alert(1)' },
    ]),
  ).toEqual([]);
  expect(dropped).toEqual(['row 0:  has no date', 'row 1: url has no address']);
});

it('the streams of a day are requested with the date as upstream writes it', () => {
  expect(streamsOfDay.definition.buildPath({ day: '2026-03-07' })).toBe('/v1/streams?date=03/07/2026');
});
