import { describe, expect, it } from 'vitest';
import type { ContentClock } from '~/models/dates/content-clock';
import { readAskedPath, toKeptPageRows } from './page';

const now = Date.parse('2025-10-11T18:32:00Z');
const clock: ContentClock = { offsetMs: 0, timeZone: 'America/Chicago', getNowMs: () => now };
const buildKeptPage = (path: string, title: string, minutesAgo: number) => ({
  path,
  title,
  madeAtMs: now - minutesAgo * 60_000,
  bytes: 1,
  files: [],
});

describe('the list of kept pages', () => {
  it('shows when each page was made and how long ago that was', () => {
    expect(toKeptPageRows([buildKeptPage('/scores', 'Scores', 12)], clock)).toEqual([
      { path: '/scores', title: 'Scores', address: null, ageText: 'from 1:20 PM CT, 12 minutes ago' },
    ]);
  });

  it('leaves itself out, and shows a page without a title by its address', () => {
    const rows = toKeptPageRows(
      [buildKeptPage('/offline', 'Read Offline', 1), buildKeptPage('/gameday', '', 60 * 24)],
      clock,
    );
    expect(rows).toEqual([
      { path: '/gameday', title: '/gameday', address: null, ageText: 'from Oct 10, 1:32 PM CT, 24 hours ago' },
    ]);
  });

  it('shows the addresses of pages that share a title', () => {
    const pages = [
      buildKeptPage('/scores', 'Scores', 1),
      buildKeptPage('/scores?date=2025-10-10', 'Scores', 1),
      buildKeptPage('/', 'Home', 1),
    ];
    expect(toKeptPageRows(pages, clock).map(({ address }) => address)).toEqual([
      '/scores',
      '/scores?date=2025-10-10',
      null,
    ]);
  });
});

describe('the requested page', () => {
  it.each([
    ['#/scores?date=2025-10-11', '/scores?date=2025-10-11'],
    ['', null],
    ['#main', null],
    ['#//other.example/x', null],
    ['#/\\other.example', null],
    ['#/.//other.example/x?a=1', '/other.example/x?a=1'],
    ['#/..\\/other.example', '/other.example'],
    ['#javascript:alert(1)', null],
  ])('of the fragment "%s" is %s', (hash, path) => {
    expect(readAskedPath(hash)).toBe(path);
  });
});
