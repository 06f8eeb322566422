import { describe, expect, it } from 'vitest';
import { readTrace } from './trace';

describe('reading a trace', () => {
  it('sorts plain lines by time and counts from the first view', () => {
    const text = [
      '{"at":"2025-10-11T18:00:05Z","path":"/scores?date=2025-10-11"}',
      '{"at":1760205600000,"path":"/"}',
      '',
      '{"at":"2025-10-11T13:00:01.500-05:00","path":"/scores2"}',
    ].join('\n');
    expect(readTrace(text)).toEqual({
      views: [
        { atMs: 0, address: '/' },
        { atMs: 1500, address: '/scores2' },
        { atMs: 5000, address: '/scores?date=2025-10-11' },
      ],
      otherLines: 0,
      badLines: 0,
    });
  });

  it('reads lines of wrangler tail', () => {
    const buildTailLine = (at: number, method: string, url: string) =>
      JSON.stringify({ eventTimestamp: at, outcome: 'ok', event: { request: { url, method, headers: {} } } });
    const text = [
      buildTailLine(1000, 'GET', 'https://www.example.org/scores?final=1'),
      buildTailLine(2000, 'POST', 'https://www.example.org/scores'),
      buildTailLine(3000, 'GET', 'https://www.example.org/build/entry.js'),
      buildTailLine(4000, 'GET', 'https://www.example.org/healthz'),
      buildTailLine(4000, 'GET', 'https://www.example.org/metrics'),
    ].join('\n');
    expect(readTrace(text)).toEqual({
      views: [{ atMs: 0, address: '/scores?final=1' }],
      otherLines: 4,
      badLines: 0,
    });
  });

  it.each([
    'not JSON',
    '{"at":"yesterday","path":"/"}',
    '{"at":1760205600000}',
    '{"at":1760205600000,"path":"scores"}',
    '{"at":1760205600000,"path":"//elsewhere.example/"}',
    '{"at":-1,"path":"/"}',
    'null',
    '{"eventTimestamp":1,"event":{"cron":"* * * * *"}}',
  ])('counts an unreadable line: %s', (row) => {
    expect(readTrace(`${row}\n{"at":1760205600000,"path":"/"}`)).toMatchObject({
      views: [{ atMs: 0, address: '/' }],
      badLines: 1,
    });
  });

  it('gives an empty trace for an empty text', () => {
    expect(readTrace('')).toEqual({ views: [], otherLines: 0, badLines: 0 });
  });
});
