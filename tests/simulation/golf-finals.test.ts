import { beforeAll, describe, expect, it } from 'vitest';
import type { GoodAnswer } from '~/cache/source/answer';
import { policies } from '~/cache/source/policies';
import { toBoardRow, type BoardRow } from '~/models/golf/golf-board-row';
import { rankStandings } from '~/models/golf/golf-places';
import { MINUTE_MS } from '~/time-units';
import { golfIndividualLeaders, golfTeamLeaders, type GolfBoard } from '~/upstream/golf';
import { createRepeatableRandom } from '../../scripts/simulation/repeatable-random';
import { atLeastOne } from '../support/at-least-one';
import { askDemoAt, GolfDeployment } from '../support/golf-day/golf-deployment';
import { computeLeaderboardsByHoles, type ShownScore } from '../support/golf-day/hole-scores';
import { ManualClock } from '../support/manual-clock';

/* Both rounds of golf finals by the minute, with 5,000 reloads in four isolates. */

const files = { season: '2025-26', event: 'gob-2A' };
const requests = [golfIndividualLeaders.with(files), golfTeamLeaders.with(files)];
const dayMinutes = 9 * 60;
const reloadsPerDay = 2500;
const moments = 30;
/** Compared reloads of a day. */
const checkedAt = new Set(
  Array.from({ length: moments / 2 }, (_, index) => Math.floor((index * reloadsPerDay) / (moments / 2))),
);
const mornings = ['2025-10-10T08:45:00-05:00', '2025-10-11T08:45:00-05:00'] as const;

const getRandom = createRepeatableRandom(11);

describe('two rounds of golf finals, minute by minute', () => {
  const clock = new ManualClock();
  const deployment = new GolfDeployment(clock, mornings[0]);
  const startMs = clock.getNowMs();
  const checked: { readonly label: string; readonly faults: readonly string[]; readonly golfers: number }[] = [];
  const twice: string[] = [];
  let oldestMs = 0;
  let reloads = 0;

  beforeAll(async () => {
    for (const morning of mornings) {
      const dayMs = startMs + Date.parse(morning) - Date.parse(mornings[0]);
      const visits = Array.from({ length: reloadsPerDay }, () => dayMs + getRandom() * dayMinutes * MINUTE_MS).sort(
        (a, b) => a - b,
      );
      for (const [index, atMs] of visits.entries()) {
        await clock.advance(atMs - clock.getNowMs());
        const answers = await deployment.read(index % 4, requests);
        reloads += 1;
        // The first page of a morning may be yesterday's.
        if (index > 0)
          oldestMs = Math.max(oldestMs, ...answers.map(({ fetchedAtMs }) => clock.getNowMs() - fetchedAtMs));
        const [golfers, teams] = answers.map(listRows);
        const keys = (golfers ?? []).map(({ key }) => key);
        if (new Set(keys).size !== keys.length) twice.push(new Date(deployment.computeContentMs(atMs)).toISOString());
        if (checkedAt.has(index)) await check(answers, golfers ?? [], teams ?? []);
      }
      await clock.advance(MINUTE_MS);
    }
  });

  async function check(
    answers: readonly GoodAnswer<unknown>[],
    golfers: readonly BoardRow[],
    teams: readonly BoardRow[],
  ) {
    const ofGolfers = await computeBoardsByHoles(answers[0]?.fetchedAtMs ?? 0);
    const ofTeams = await computeBoardsByHoles(answers[1]?.fetchedAtMs ?? 0);
    const label = new Date(deployment.computeContentMs(clock.getNowMs())).toISOString();
    const faults = [
      ...listDifferences(golfers, ofGolfers.golfers),
      ...listDifferences(teams, ofTeams.computeTeams(teams.map(({ key }) => key))),
    ];
    checked.push({ label, faults, golfers: golfers.filter(({ place }) => place !== null).length });
  }

  /** Scores by the holes when the service made the leaderboard. */
  async function computeBoardsByHoles(clockMs: number) {
    const fetchRound = async (round: string): Promise<unknown> =>
      (
        await askDemoAt(
          deployment.computeContentMs(clockMs),
          `/data/iwm/${files.season}/${files.event}-individual-${round}.json`,
        )
      ).json();
    return computeLeaderboardsByHoles([await fetchRound('r1'), await fetchRound('r2')]);
  }

  it('show positions, ties and totals that match the hole scores at 30 moments', () => {
    expect(checked).toHaveLength(moments);
    expect(checked.flatMap(({ label, faults }) => faults.map((fault) => `${label} ${fault}`))).toEqual([]);
    expect(checked.filter(({ golfers }) => golfers > 50).length).toBeGreaterThan(20);
  });

  it('show no golfer twice on any page', () => {
    expect(twice).toEqual([]);
  });

  it('request a file at most once in five minutes for 5,000 reloads', () => {
    expect(reloads).toBe(5000);
    const most = mornings.length * (dayMinutes / 5 + 1);
    expect(atLeastOne(deployment.calls).filter(([, calls]) => calls.length > most)).toEqual([]);
    expect(deployment.calls.size).toBe(2);
  });

  it('show no page older than its policy allows', () => {
    const { freshSeconds, staleWhileRevalidateSeconds } = policies.leaderboard;
    expect(oldestMs).toBeLessThanOrEqual((freshSeconds + staleWhileRevalidateSeconds) * 1000);
  });
});

describe('a file that is incomplete when requested', () => {
  it('is replaced by the last good one, with its own age, until it is complete again', async () => {
    const clock = new ManualClock();
    const deployment = new GolfDeployment(clock, '2025-10-11T13:00:00-05:00');
    const good = await deployment.read(0, requests);
    deployment.spoil = async (response) => new Response((await response.text()).slice(0, 4000), response);
    await clock.advance(11 * MINUTE_MS);
    const during = await deployment.read(0, requests);
    expect(during.map(({ value, fetchedAtMs }) => [value, fetchedAtMs])).toEqual(
      good.map(({ value, fetchedAtMs }) => [value, fetchedAtMs]),
    );
    deployment.spoil = null;
    await clock.advance(11 * MINUTE_MS);
    const after = await deployment.read(0, requests);
    expect(after.map(({ fetchedAtMs }) => fetchedAtMs)).toEqual(after.map(() => clock.getNowMs()));
  });
});

const rowsOfValues = new WeakMap<object, BoardRow[]>();

/** The leaderboard as its page shows it. */
function listRows({ value }: GoodAnswer<unknown>): BoardRow[] {
  const board = value as GolfBoard;
  const known = rowsOfValues.get(board) ?? rankStandings(board.standings).map(toBoardRow);
  rowsOfValues.set(board, known);
  return known;
}

function listDifferences(rows: readonly BoardRow[], expected: ReadonlyMap<string, ShownScore>): string[] {
  const shown = new Map(
    rows.flatMap(({ key, place, placeText, overall, total }): [string, ShownScore][] =>
      place === null ? [] : [[key, { place: placeText, overall: overall.text, total }]],
    ),
  );
  return [...new Set([...shown.keys(), ...expected.keys()])].flatMap((key) => {
    const [a, b] = [formatScore(shown.get(key)), formatScore(expected.get(key))];
    return a === b ? [] : [`${key}: shown ${a}, by the holes ${b}`];
  });
}

function formatScore(score: ShownScore | undefined): string {
  return score === undefined ? 'without a place' : `${score.place} ${score.overall} ${score.total}`;
}
