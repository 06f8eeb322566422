import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../tests/support/at-least-one';
import { readClock } from '../calendar/clock';
import { outOfState } from './game';
import { GeneratedWorld } from './generated-world';
import { findLeagueById, listLeagues } from './prep-leagues';
import { rateTeams } from './prep-rating';
import { prepPlans, findPrepSeason } from './prep-season';
import { buildPrepTable, type Outcome, type PrepRecord } from './prep-table';
import { findPrepTeamByUid, getPrepUid } from './prep-teams';
import type { School } from './schools';

const buildClockAt = (now: string) => readClock('America/Chicago', Date.parse(now));

function getRecord(index: number, outcomes: readonly Outcome[]): readonly [number, PrepRecord] {
  const school = { index } as School;
  return [
    index,
    { school, wins: 0, losses: 0, ties: 0, conferenceWins: 0, conferenceLosses: 0, pointsFor: 0, outcomes },
  ];
}

describe('the ratings', () => {
  it('ratings weigh wins, opponents and their opponents, without out-of-state games', () => {
    // 0 beats 1, ties 2; 1 beats 2; 0 also loses to visitors.
    const ratings = rateTeams(
      new Map([
        getRecord(0, [
          { opponent: 1, value: 1 },
          { opponent: 2, value: 0.5 },
          { opponent: outOfState, value: 0 },
        ]),
        getRecord(1, [
          { opponent: 0, value: 0 },
          { opponent: 2, value: 1 },
        ]),
        getRecord(2, [
          { opponent: 0, value: 0.5 },
          { opponent: 1, value: 0 },
        ]),
      ]),
    );
    const first = ratings.get(0);
    expect(first?.modified).toBe(0.75);
    // Without its games against 0, 1 has won all and 2 has lost all.
    expect(first?.opponents).toBe(0.5);
    // 1 has met 0 (0.5 otherwise) and 2 (0.5 otherwise); 2 has met 0 (1) and 1 (0).
    expect(first?.theirs).toBe(0.5);
    expect(first?.rpi).toBeCloseTo(0.25 * 0.75 + 0.5 * 0.5 + 0.25 * 0.5, 10);
  });

  it('ratings are zero before any game', () => {
    expect(rateTeams(new Map([getRecord(0, [])])).get(0)?.rpi).toBe(0);
  });
});

describe.each([1, 3])('ids of the statistics provider (seed %i)', (seed) => {
  const world = new GeneratedWorld(seed);

  it('team and league ids are unique', () => {
    const uids = prepPlans.flatMap((plan) => world.listTeams(plan).map((school) => getPrepUid(world, plan, school)));
    expect(new Set(uids).size).toBe(uids.length);
    expect(atLeastOne(uids).every((uid) => /^[a-z]{3}\d{3}$/.test(uid))).toBe(true);
    const leagues = prepPlans.flatMap((plan) => listLeagues(world, plan).map(({ id }) => id));
    expect([...leagues].sort((left, right) => left - right)).toEqual(leagues.map((_, index) => index + 1));
  });

  it('one baseball team and one softball league have fixed ids', () => {
    expect(findPrepTeamByUid(world, 'abc123')?.plan.sportId).toBe('baseball');
    expect(findLeagueById(world, 45)?.plan.sportId).toBe('softball');
    expect(findLeagueById(world, 45)?.members.length).toBeGreaterThan(4);
  });
});

describe('the table of a season', () => {
  const world = new GeneratedWorld(2);

  it.each(['2025-10-11T13:20:00-05:00', '2025-10-11T21:00:00-05:00', '2026-02-20T20:00:00-06:00'])(
    'the table has the records of the games at %s',
    (now) => {
      const clock = buildClockAt(now);
      for (const plan of atLeastOne(
        prepPlans.filter(({ sportId }) => /football|boys-soccer|boys-basketball/.test(sportId)),
      )) {
        const season = findPrepSeason(world, plan, clock);
        if (season === null) continue;
        for (const [team, { wins, losses, ties }] of atLeastOne(buildPrepTable(world, season, clock))) {
          const record = season.computeRecord(team, clock);
          expect([wins, losses, ties]).toEqual([record.wins, record.losses, record.ties]);
        }
      }
    },
  );
});
