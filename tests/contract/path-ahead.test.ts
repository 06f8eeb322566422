import { beforeAll, describe, expect, it } from 'vitest';
import { isKnownTeam } from '~/models/brackets/bracket-team';
import { createPathFinder } from '~/models/brackets/path-ahead';
import type { Game } from '~/models/games/game';
import { parseStage } from '~/models/games/stage';
import { GeneratedWorld } from '../../demo-api/world/generated-world';
import { atLeastOne } from '../support/at-least-one';
import { openCountedSite } from '../support/in-process-site';
import { drawSample } from '../support/sample';
import { hideLaterResults, listClassBrackets, type ClassBracket } from './world/bracket-lines';
import { seeds } from './world/moments';
import { View } from './world/view';

/* Paths of teams compared with their real opponents in many worlds. */

const seasonIsOver = '2026-06-30T12:00:00-05:00';
const schoolYear = 2025;
/** Share of games that are over. */
const sharesOver = [0, 0.25, 0.5, 0.7, 0.85, 0.95];

interface Findings {
  /** Rounds of a team by the path's prediction of its opponent. */
  named: number;
  undecided: number;
  readonly mistakes: string[];
}

describe('the paths of all teams of many worlds', () => {
  const next: Findings = { named: 0, undecided: 0, mistakes: [] };
  const later: Findings = { named: 0, undecided: 0, mistakes: [] };
  const grown: string[] = [];
  const tooMany: string[] = [];
  const endedWrongly: string[] = [];

  beforeAll(async () => {
    for (const seed of drawSample(seeds, 2)) {
      const brackets = await listClassBrackets(new View(seed, seasonIsOver), new GeneratedWorld(seed), schoolYear);
      for (const bracket of brackets) examine(bracket, `${seed} ${bracket.sportId} ${bracket.classId ?? ''}`);
    }
    console.log(`next games: ${tell(next)}; later ones: ${tell(later)}`);
  });

  function examine(bracket: ClassBracket, words: string): void {
    const orders = listOrders(bracket.games);
    const before = new Map<string, ReadonlySet<string>>();
    for (const share of sharesOver) {
      const over = new Set(bracket.games.slice(0, Math.floor(bracket.games.length * share)).map(({ id }) => id));
      const feed = bracket.games.map((game) => hideLaterResults(game, over, bracket.feeders));
      const findPath = createPathFinder(feed);
      for (const schoolId of listTeams(feed)) {
        const path = findPath(schoolId);
        const left = bracket.games.filter(
          ({ id, teams }) => !over.has(id) && teams.some((team) => team.schoolId === schoolId),
        );
        if (path === null) throw new Error(`${words}: ${schoolId} has no path`);
        if (path.end !== null && left.length > 0) endedWrongly.push(`${words} ${schoolId}`);
        path.rounds.forEach(({ game, opponents, isComplete }, index) => {
          const ids = new Set(opponents.map((team) => team.schoolId ?? team.name));
          const real = left.find(({ id }) => id === game.id)?.teams.find((team) => team.schoolId !== schoolId);
          const key = `${words} ${schoolId} ${game.id}`;
          if (real !== undefined) note(index === 0 ? next : later, real.schoolId ?? '', ids, isComplete, key);
          const order = parseStage(game)?.order ?? 0;
          if (ids.size > 2 ** orders.indexOf(order)) tooMany.push(key);
          const known = before.get(key);
          if (known !== undefined && [...ids].some((id) => !known.has(id))) grown.push(key);
          if (isComplete) before.set(key, ids);
        });
      }
    }
  }

  it('never name a wrong next opponent', () => {
    expect(next.mistakes).toEqual([]);
    expect(later.mistakes).toEqual([]);
  });

  it('name the opponent for most games, not only when everything is decided', () => {
    expect(next.named / (next.named + next.undecided)).toBeGreaterThan(0.9);
    expect(later.named / (later.named + later.undecided)).toBeGreaterThan(0.6);
  });

  it('name fewer possible opponents each day, and never new ones', () => {
    expect(grown).toEqual([]);
  });

  it('never name more opponents than the bracket allows', () => {
    expect(tooMany).toEqual([]);
  });

  it('end where the team lost its last game', () => {
    expect(endedWrongly).toEqual([]);
  });
});

describe('the pages with the path of a team', () => {
  const sport = '/sports/boys-soccer';
  const series = `${sport}/state-series`;

  it('make no upstream calls beyond those of the state series, teams and schools', async () => {
    const { ask, called } = await openCountedSite();
    for (const path of [series, `${sport}/maxpreps-schools`, '/schools/school-directory']) {
      expect((await ask(path)).status).toBe(200);
    }
    const before = new Set(called);
    expect(await (await ask(`${series}/path/0101`)).text()).toContain('class="road"');
    expect(atLeastOne(called).filter((path) => !before.has(path))).toEqual([]);
  });

  it("read a team's games from the state series list, also on the team page", async () => {
    const { ask, called } = await openCountedSite();
    expect((await ask(series)).status).toBe(200);
    const before = new Set(called);
    expect(await (await ask(`${sport}/maxpreps-schools/xvq941`)).text()).toContain(`${series}/path/`);
    const isOfStatistics = (path: string) => /^\/(?:v1\/maxpreps|leaders)\b/.test(path);
    expect(atLeastOne(called).filter((path) => !before.has(path) && !isOfStatistics(path))).toEqual([]);
  });
});

function note(findings: Findings, real: string, named: ReadonlySet<string>, isComplete: boolean, key: string): void {
  if (named.has(real)) findings.named += 1;
  else if (isComplete) findings.mistakes.push(key);
  else findings.undecided += 1;
}

function tell({ named, undecided, mistakes }: Findings): string {
  return `${named} named, ${undecided} not decided, ${mistakes.length} wrong`;
}

function listTeams(games: readonly Game[]): ReadonlySet<string> {
  return new Set(games.flatMap(({ teams }) => teams.filter(isKnownTeam).flatMap(({ schoolId }) => schoolId ?? [])));
}

/** Rounds from the first to the final. */
function listOrders(games: readonly Game[]): number[] {
  const orders = games.map((game) => parseStage(game)?.order ?? 0);
  return [...new Set(orders)].sort((a, b) => a - b);
}
