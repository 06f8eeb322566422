import { expect, it } from 'vitest';
import { isAcceptedValue } from '~/page/accepted-values';
import { notFound } from '~/page/page-outcome';
import { buildTestRequest, buildTestValues } from '~/page/page-request.fixture';
import type { ArchiveRecording } from '~/upstream/videos';
import { sources, toRecordingView, toView } from './page';

const recording: ArchiveRecording = {
  id: '1234',
  title: '2011 Class 2A Final',
  thumbnailUrl: null,
  activityId: 'BKB',
  activityName: 'Boys Basketball',
  year: '2011',
  className: '2A',
  isBuzzerBeater: true,
  video: { host: 'youtube', id: 'PSAA-001234' },
  watchUrl: 'https://youtu.be/PSAA-001234',
  teams: 'Oak; Elm (North)',
  score: '61-60',
  announcers: 'Jo Marsh',
};

it('shows a recording with its player and all known facts', () => {
  const view = toRecordingView(recording);
  expect(view).toMatchObject({ title: '2011 Class 2A Final', path: '/archives/1234', kicker: 'Boys Basketball' });
  expect([view.video, view.watchUrl]).toEqual([recording.video, null]);
  expect(view.facts.map(({ term, text }) => [term, text])).toEqual([
    ['Activity', 'Boys Basketball'],
    ['Year', '2011'],
    ['Class', '2A'],
    ['Final', 'Oak\u00a061, Elm (North)\u00a060'],
    ['Announcers', 'Jo Marsh'],
    ['Buzzer beater', 'Yes'],
  ]);
});

it.each([
  ['Oak; Elm', '25-20, 25-18', ['Teams: Oak, Elm', 'Score: 25-20, 25-18']],
  ['Oak; Elm', '60-61', ['Teams: Oak, Elm', 'Score: 60-61']],
  ['Oak; Elm; Ash', '61-60', ['Teams: Oak, Elm, Ash', 'Score: 61-60']],
  ['Oak; Elm', null, ['Teams: Oak, Elm']],
  [null, '61-60', ['Score: 61-60']],
])('teams %j with the score %j are shown as they were sent', (teams, score, expected) => {
  const { facts } = toRecordingView({ ...recording, teams, score });
  const shown = facts.filter(({ isResult, term }) => isResult && term !== 'Buzzer beater');
  expect(shown.map(({ term, text }) => `${term}: ${text}`)).toEqual(expected);
});

it('does not exist when upstream has nothing at its address', () => {
  const values = buildTestValues({ critical: { recording: { value: null, fetchedAtMs: 0, isStale: false } } });
  expect(toView(values, buildTestRequest('/archives/1234'))).toBe(notFound);
});

it('omits unknown facts, and links a recording that has no player', () => {
  const unknown = { activityName: null, year: null, className: null, teams: null, score: null, announcers: null };
  const view = toRecordingView({ ...recording, ...unknown, isBuzzerBeater: false, video: null });
  expect(view).toMatchObject({ facts: [], kicker: null, watchUrl: 'https://youtu.be/PSAA-001234' });
});

it.each(['', 'stats', 'a/b', '..', '%2e', '12 34', 'x'.repeat(5000)])('%.20j is not a valid recording', (videoId) => {
  expect(isAcceptedValue('video', videoId)).toBe(false);
});

it('the id of a recording is requested unchanged', () => {
  expect(sources({ params: { videoId: '1234' } }).critical.recording.params).toEqual({ videoId: '1234' });
});
