import { expect, it } from 'vitest';
import { buildSourceValue } from '~/blocks/page-parts/content.fixture';
import { createContentClock } from '~/models/dates/content-clock';
import type { GolfStanding } from '~/models/golf/golf';
import { buildGolfStanding } from '~/models/golf/golf.fixture';
import { allEvents } from '~/upstream/events';
import { keptLeaders, readKeptLeaders, requestKeptLeaders } from './kept-leaders';

function clockAt(iso: string) {
  return { ...createContentClock({ timeZone: 'America/Chicago' }), getNowMs: () => Date.parse(iso) };
}

function findLeader(standings: readonly GolfStanding[]) {
  return readKeptLeaders({ 'leaders boys-golf 1A': buildSourceValue({ eventName: null, standings: [...standings] }) })(
    'boys-golf',
    '1A',
  );
}

it('requests leaderboards on days of the finals, and only what is kept', () => {
  const listRequests = (iso: string) =>
    Object.values(requestKeptLeaders(allEvents.with({}), clockAt(iso))).map(({ requestNext }) =>
      requestNext([], () => undefined),
    );
  const ofFinals = listRequests('2025-10-11T13:20:00-05:00');
  expect(ofFinals.map((request) => request?.isKeptOnly === true && request.isSupplementary === true)).toEqual(
    keptLeaders.map(() => true),
  );
  expect(new Set(listRequests('2025-10-14T13:20:00-05:00'))).toEqual(new Set([null]));
});

it('names the leader with score and holes', () => {
  const standings = [
    buildGolfStanding({ id: '1', name: 'Tariq Abara', versusPar: -2, place: 1, thru: 9 }),
    buildGolfStanding({ id: '2', name: 'Omar Nguyen', versusPar: 1, place: 2 }),
  ];
  expect(findLeader(standings)).toEqual({
    names: 'Tariq Abara',
    score: '−2',
    scoreWords: '2 under par',
    thru: 'thru 9',
    thruWords: 'after 9 holes',
  });
});

it('has the tee time of a leader who has not begun the round of the day', () => {
  const waiting = buildGolfStanding({ id: '1', versusPar: -2, place: 1, thru: null });
  expect(findLeader([waiting])).toMatchObject({ score: '−2', thru: '9:50 AM', thruWords: 'starts 9:50 AM' });
  expect(findLeader([{ ...waiting, teeTime: null }])).toMatchObject({ score: '−2', thru: null });
});

it('says of a leader who has played both rounds whether the class is over, too', () => {
  const played = (id: string, place: number, thru: number | null) =>
    buildGolfStanding({
      id,
      place,
      versusPar: place,
      thru,
      rounds: [
        { gross: 70, versusPar: -1 },
        { gross: 71, versusPar: 0 },
      ],
    });
  expect(findLeader([played('1', 1, 18), played('2', 2, 9)])).toMatchObject({ thru: 'finished' });
  expect(findLeader([played('1', 1, null), played('2', 2, 18)])).toMatchObject({ thru: 'final', thruWords: 'final' });
  const ofDay1 = buildGolfStanding({ id: '1', place: 1, versusPar: -2, thru: 18 });
  expect(findLeader([ofDay1])).toMatchObject({ thru: 'round 1 over' });
});

it('names two leaders with one score, counts more, and has none before the first score', () => {
  const leaders = ['Tariq Abara', 'Omar Nguyen', 'Al Day'].map((name, index) =>
    buildGolfStanding({ id: String(index), name, versusPar: 0, place: 1, thru: 9 }),
  );
  expect(findLeader(leaders.slice(0, 2))).toMatchObject({
    names: 'Abara and Nguyen',
    score: 'E',
    thru: null,
  });
  expect(findLeader(leaders)).toMatchObject({ names: '3 golfers tied', thru: null });
  expect(findLeader([])).toBeNull();
  expect(readKeptLeaders({})('boys-golf', '1A')).toBeNull();
});
