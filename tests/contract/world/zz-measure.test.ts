import { appendFileSync } from 'node:fs'; 
import { it } from 'vitest';
import { footballSeason } from '~/config/football';
import { computePlayoffPicture } from '~/models/football/playoff-picture';
import { toPictureInput } from '~/models/football/playoff-picture-input';
import { findPlayoffChances } from '~/models/football/playoff-chances';
import { qualifyingGames } from '~/upstream/football-qualification';
import { footballEnrollmentsByName, footballStandings } from '~/upstream/football-schools';
import { askDemo } from '/work/wt/reasons/demo-api/ask.fixture';
const out = (...a: any[]) => appendFileSync('/tmp/reasons.out', a.join(' ') + '\n');
const { classes, regularWeeks } = footballSeason;
const weeks = Array.from({ length: regularWeeks }, (_, index) => String(index + 1));
const context: any = { product: 'PSAA', timeZone: 'America/Chicago', dropRow: () => undefined };
async function read({ definition, params }: any, now: string, seed: number): Promise<any> {
  return definition.buildSchema(context, params).parse(await askDemo(definition.buildPath(params), now, seed));
}
async function load(now: string, seed: number) {
    const ws = await Promise.all(weeks.map((week) => read(qualifyingGames.with({ week }), now, seed)));
    const standings = await read(footballStandings.with({}), now, seed);
    return toPictureInput({ enrollments: await read(footballEnrollmentsByName.with({}), now, seed), standings, weeks: ws, classes });
}
(globalThis as any).MW = process.env.MW; const seeds = (process.env.SEEDS ?? '1,2').split(',').map(Number);
it('measures', async () => {
  let stated = 0, wrong = 0, conds = 0, condsMet = 0, condsWrong = 0;
  for (const seed of seeds) {
    const end = await load('2025-10-25T21:05:00-05:00', seed);
    const final = computePlayoffPicture(end, new Map());
    const lastWinners = new Map<string, number>();
    for (const week of weeks) for (const g of await read(qualifyingGames.with({ week }), '2025-10-25T21:05:00-05:00', seed)) if (g.winner !== null) lastWinners.set(g.id, g.winner);
    const inIds = new Set(final.field.map(({ team }) => end.teams[team]!.id));
    for (const now of ['2025-10-06T12:00:00-05:00','2025-10-13T12:00:00-05:00','2025-10-18T12:00:00-05:00','2025-10-20T12:00:00-05:00','2025-10-24T22:30:00-05:00','2025-10-25T12:00:00-05:00']) {
      const input = await load(now, seed);
      if (process.env.NODUMP) { const { writeFileSync } = await import('node:fs'); writeFileSync(`/tmp/reasons-input-${seed}-${now.slice(5,13)}.json`, JSON.stringify(input)); }
      findPlayoffChances(input);
      const times = []; let ch: any;
      for (let i = 0; i < 3; i++) { const t = process.cpuUsage(); ch = findPlayoffChances(input); times.push(process.cpuUsage(t).user / 1000); }
      let p0 = performance.now(); computePlayoffPicture(input, new Map()); p0 = performance.now() - p0;
      const n = { in: 0, out: 0, open: 0, inIf: 0, outIf: 0, both: 0 } as any;
      ch.forEach((c: any, t: number) => {
        const id = input.teams[t]!.id; n[c.kind]++;
        if (c.kind !== 'open') { stated++; if ((c.kind === 'in') !== inIds.has(id)) { wrong++; out('WRONG', seed, now, id, c.kind); } }
        if (c.inIf.length) n.inIf++; if (c.outIf.length) n.outIf++; if (c.inIf.length && c.outIf.length) n.both++;
        for (const [list, isIn] of [[c.inIf, true], [c.outIf, false]] as any) for (const cond of list) { conds++;
          if (cond.every(([g, s]: any) => lastWinners.get(input.open[g]!.id) === s)) { condsMet++; if (inIds.has(id) !== isIn) { condsWrong++; out('CONDWRONG', seed, now, id, isIn, JSON.stringify(cond)); } } }
      });
      out(seed, now, 'open games', input.open.length, JSON.stringify(n), 'ms', times.map((t) => t.toFixed(1)).join(), 'work', (globalThis as any).spentNow?.(), 'picture', p0.toFixed(1));
    }
  }
  out('stated', stated, 'wrong', wrong, 'conditions', conds, 'met', condsMet, 'wrong', condsWrong);
}, 900000);
