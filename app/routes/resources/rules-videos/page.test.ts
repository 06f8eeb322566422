import { expect, it } from 'vitest';
import { readListQuery } from '~/blocks/list/list-query';
import { toListView } from '~/blocks/list/list-view';
import type { RulesVideo } from '~/upstream/rules-videos';
import { rulesVideoRules, toRulesVideoGroups } from './page';

const buildVideo = (activities: string | null, term: string | null, meetingDay: string | null = null): RulesVideo => ({
  term,
  meetingDay,
  sportCode: 'BWB',
  url: 'https://videos.example/1',
  activities,
});

const archive = 'https://files.example';
const groups = toRulesVideoGroups(
  [
    buildVideo('Softball', '2024-25', '2025-02-10'),
    buildVideo('Football', '2025-26', '2025-07-28'),
    buildVideo('Boys Bowling, Girls Bowling', '2025-26', '2025-09-29'),
    buildVideo('Baseball', '2024-25', '2025-02-10'),
    buildVideo(null, null),
  ],
  archive,
);

it('lists the three standing videos first, then those of each school year, latest first', () => {
  expect(groups.map(({ title, noun, rows }) => [title, noun, rows.map((row) => row.title)])).toEqual([
    ['All Sports', 'video', ['Diving Judges', 'Hate Speech & Harassment Policy', 'Concussion']],
    ['2025-26', 'video', ['Boys Bowling, Girls Bowling', 'Football']],
    ['2024-25', 'video', ['Baseball', 'Softball']],
    ['Other School Years', 'video', ['BWB']],
  ]);
});

it('lists only the standing videos when upstream has none', () => {
  expect(toRulesVideoGroups([], archive).map(({ rows }) => rows.map(({ url }) => url))).toEqual([
    [
      'https://files.example/documents/rules-videos/diving-judges.mp4',
      'https://files.example/documents/rules-videos/hate-speech-harassment-policy.mp4',
      'https://files.example/documents/rules-videos/concussion.mp4',
    ],
  ]);
});

it('the standing videos have no links without an archive', () => {
  expect(toRulesVideoGroups([], undefined)[0]?.rows.map(({ url }) => url)).toEqual([null, null, null]);
});

it('a meeting shows the day that upstream names', () => {
  expect(groups[1]?.rows[0]?.date).toEqual({ text: 'Sep 29, 2025', iso: '2025-09-29' });
  expect(groups[3]?.rows[0]?.date).toBeNull();
});

it.each([
  ['', 8],
  ['bowling', 1],
  ['bwb', 5],
  ['2024-25', 2],
  ['concussion', 1],
  ['zzz', 0],
])('the search %j finds %d videos', (q, count) => {
  const view = toListView(groups, rulesVideoRules, readListQuery(new URLSearchParams({ q }), rulesVideoRules), '/');
  expect(view.groups.flatMap(({ rows }) => rows)).toHaveLength(count);
});

it('videos with the same address have unique keys', () => {
  expect(groups.map(({ rows }) => new Set(rows.map(({ key }) => key)).size)).toEqual([3, 2, 2, 1]);
});
