import { describe, expect, it } from 'vitest';
import { createContentClock } from '~/models/dates/content-clock';
import { noRound } from '~/models/golf/golf';
import { buildGolfStanding } from '~/models/golf/golf.fixture';
import { buildTestSportRequest, buildTestValues } from '~/page/page-request.fixture';
import { sources, toView } from './page';

const path = '/sports/boys-golf/state-series/state-tee-times';

function buildRequest(iso: string, classId = '3A') {
  const clock = createContentClock({ timeZone: 'America/Chicago', fixedNowIso: iso });
  return buildTestSportRequest(`${path}/${classId}`, { clock });
}

const waiting = buildGolfStanding({ thru: null, rounds: [noRound, noRound] });

function viewAt(iso: string, standings = [waiting]) {
  const read = { value: { eventName: null, standings }, fetchedAtMs: Date.parse(iso), isStale: false };
  return toView(buildTestValues({ optional: { documents: null, golfers: read } }), buildRequest(iso));
}

describe('the tee times of golfers', () => {
  it.each([
    ['2025-10-06', false],
    ['2025-10-07', true],
    ['2025-10-11', true],
    ['2025-10-12', false],
  ])('on %s are requested: %s', (day, isRequested) => {
    const { optional } = sources(buildRequest(`${day}T12:00:00-05:00`));
    expect('golfers' in optional).toBe(isRequested);
  });

  it('are those of the class in the address, and the classes are links', () => {
    const request = buildRequest('2025-10-11T12:00:00-05:00', '2a');
    expect(sources(request).optional.golfers?.params).toEqual({ season: '2025-26', event: 'gob-2A' });
    expect(viewAt('2025-10-09T12:00:00-05:00').sheet?.classTabs).toEqual([
      { text: '1A', to: path, isCurrent: false },
      { text: '2A', to: `${path}/2A`, isCurrent: false },
      { text: '3A', to: `${path}/3A`, isCurrent: true },
    ]);
  });

  it('have the round and its day', () => {
    expect(viewAt('2025-10-09T12:00:00-05:00').sheet?.title).toBe('Class 3A, round 1, Fri, Oct 10');
    const second = [buildGolfStanding({ thru: null })];
    expect(viewAt('2025-10-10T20:00:00-05:00', second).sheet?.title).toBe('Class 3A, round 2, Sat, Oct 11');
  });

  it('are absent without a time', () => {
    expect(viewAt('2025-10-09T12:00:00-05:00', [{ ...waiting, teeTime: null }]).sheet).toBeNull();
    expect(viewAt('2025-10-09T12:00:00-05:00', []).sheet).toBeNull();
  });
});

it.each([
  ['2025-10-10', 'Tee times are tentative.'],
  ['2025-10-11', null],
])('on %s the notice is %j', (day, notice) => {
  expect(viewAt(`${day}T12:00:00-05:00`).view.notice).toBe(notice);
});

it('tee times that are not posted are not called tentative', () => {
  expect(viewAt('2025-10-09T12:00:00-05:00', []).view.notice).toBeNull();
});
