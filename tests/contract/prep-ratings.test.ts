import { beforeAll, describe, expect, it } from 'vitest';
import type { SourceRequest } from '~/cache/source/define-source';
import { rankByRpi } from '~/models/statistics/rpi-ranking';
import { getConferenceShare } from '~/models/statistics/standings';
import { prepSchools, prepSchoolSchedule, type PrepGame, type PrepSchool } from '~/upstream/prep-schools';
import { conferenceStandings, prepConferences, rpiRatings } from '~/upstream/prep-standings';
import demo from '../../demo-api';
import { atLeastOne } from '../support/at-least-one';
import { createTestFetcher } from '../support/entry-fetcher';
import { ManualClock } from '../support/manual-clock';

/* Recomputes a sport's standings and ratings from its games. */

const sportId = 'girls-lacrosse';
const environment = {
  DEMO_ORIGIN: 'https://upstream.invalid',
  FIXED_NOW: '2026-04-25T09:00:00-05:00',
  PRODUCT: 'PSAA',
};
const fetchEntry = createTestFetcher((url) => demo.fetch(new Request(url), environment), { clock: new ManualClock() });

async function read<Value>(request: SourceRequest<Value>): Promise<Value> {
  const fetched = await fetchEntry(request, undefined);
  if (fetched.kind !== 'entry') throw new Error(fetched.detail);
  return fetched.entry.value as Value;
}

const points = { W: 1, T: 0.5, L: 0 } as const;

/** A team's finished games: opponent, and 1, ½ or 0. */
interface Outcome {
  readonly opponent: string;
  readonly value: number;
  readonly isConference: boolean;
}

let schools: readonly PrepSchool[];
/** By unambiguous name. */
let outcomes: ReadonlyMap<string, readonly Outcome[]>;

beforeAll(async () => {
  schools = await read(prepSchools.with({ sportId }));
  const schedules = await Promise.all(
    schools.map(async ({ uid, name }) => [name, await read(prepSchoolSchedule.with({ uid }))] as const),
  );
  outcomes = new Map(schedules.map(([name, games]) => [stripCoop(name), listOutcomes(games)]));
});

/** Lists mark cooperative teams, schedules do not. */
function stripCoop(name: string): string {
  return name.replace(/ \[Coop\]$/, '');
}

function listOutcomes(games: readonly PrepGame[]): Outcome[] {
  return games.flatMap(({ opponent, outcome, isConference }) =>
    outcome === null ? [] : [{ opponent: stripCoop(opponent), value: points[outcome], isConference }],
  );
}

function computeMean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

describe('the girls lacrosse teams', () => {
  it('have their own names and games', () => {
    expect(outcomes.size).toBe(schools.length);
    expect([...outcomes.values()].flat().length).toBeGreaterThan(schools.length * 4);
  });

  it('have standings that follow from their games', async () => {
    const conferences = await read(prepConferences.with({ sportId }));
    expect(conferences.length).toBeGreaterThan(3);
    for (const { leagueId } of atLeastOne(conferences)) {
      for (const row of atLeastOne(await read(conferenceStandings.with({ leagueId })))) {
        const all = outcomes.get(stripCoop(row.name)) ?? [];
        const inConference = all.filter(({ isConference }) => isConference);
        const count = (games: readonly Outcome[], value: number) => games.filter((game) => game.value === value).length;
        expect([row.name, row.wins, row.losses]).toEqual([row.name, count(all, 1), count(all, 0)]);
        const [won, lost] = [count(inConference, 1), count(inConference, 0)];
        expect([row.name, row.conferenceWins, row.conferenceLosses]).toEqual([row.name, won, lost]);
        expect(getConferenceShare(row)).toBeCloseTo(won + lost === 0 ? 0 : won / (won + lost), 3);
      }
    }
  });

  it('have ratings that follow from their games, and are ranked by rating', async () => {
    const rows = await read(rpiRatings.with({ sportId }));
    // Opponents of other states do not count.
    const listMemberGames = (team: string) =>
      (outcomes.get(team) ?? []).filter(({ opponent }) => outcomes.has(opponent));
    const share = (team: string, without?: string) =>
      computeMean(listMemberGames(team).flatMap(({ opponent, value }) => (opponent === without ? [] : [value])));
    const computeFacedShare = (team: string) =>
      computeMean((outcomes.get(team) ?? []).map(({ opponent }) => share(opponent, team)));
    for (const row of atLeastOne(rows)) {
      const team = stripCoop(row.shortName);
      const theirs = computeMean(listMemberGames(team).map(({ opponent }) => computeFacedShare(opponent)));
      expect([row.name, row.winPercent]).toEqual([row.name, expect.closeTo(share(team), 4)]);
      expect([row.name, row.rpi]).toEqual([
        row.name,
        expect.closeTo(share(team) * 0.25 + computeFacedShare(team) * 0.5 + theirs * 0.25, 4),
      ]);
    }
    const places = rankByRpi(rows).map(({ place }) => place ?? 0);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(rows.length).toBeGreaterThanOrEqual(schools.length - 2);
  });
});
