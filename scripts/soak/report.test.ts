import { expect, it } from 'vitest';
import type { BuildRun } from './judgment';
import { findWorkerd } from './process-sample';
import { formatReportLines, withSoakReport } from './report';
import { readOptions } from './soak';

const facts = { minutes: 20, seed: 3, settleSeconds: 60, day: '2025-10-11', idleRssKbPerRequest: 2.34 };
const run: BuildRun = {
  buildId: 'soak-4',
  startedAtSeconds: 0,
  samples: Array.from({ length: 40 }, (_, index) => ({
    atSeconds: index * 5,
    rssMb: 400 + index,
    heapMb: 61,
    requests: index * 1024,
  })),
};
const result = {
  seen: {
    requests: 120_000,
    warmFailures: new Map([['none /scores', 2]]),
    accidents: [],
    runs: [run],
    done: new Map([['cron', 26] as const]),
    failedEvents: [],
  },
  warmPages: 140,
  coldRequests: 20_000,
  closed: new Map([['ECONNRESET', 3]]),
  slowestWarmMs: 1234,
  cpuShare: 0.913,
};

it('the report states the command, the figures and the problems', () => {
  expect(formatReportLines(result, facts, ['no deploy happened'])).toEqual([
    '`npm run soak -- --minutes 20 --seed 3`, on 2025-10-11: failed.',
    '',
    '- Requests: 120000, of which 100000 for 140 warm pages and 20000 for searches and unknown addresses; 100 a second.',
    '- Sent once more because their connection was closed: 3 (ECONNRESET).',
    '- Processor time of the runtime: 0.91 cores.',
    '- Done meanwhile: 26 cron ticks.',
    '- Warm pages answered with anything but 200, or not at all: 2. The slowest answer took 1234 ms.',
    '- Unhandled failures in the log: 0.',
    '- `soak-4`: its isolate kept 61 MB after its caches had filled and 61 MB at its end; ' +
      'its process had 414 MB after its caches had filled and 437 MB at its end, 1.0 KB more for each request.',
    '- A worker of one line in the same local runtime: 2.3 KB more for each request.',
    '- **Wrong**: no deploy happened',
  ]);
});

it('a new report replaces the previous one between its marks', () => {
  const document = 'A\n\n<!-- soak: written by npm run soak -->\n\nold\n\n<!-- soak: end -->\n\nB\n';
  const written = 'A\n\n<!-- soak: written by npm run soak -->\n\nnew\n\n<!-- soak: end -->\n\nB\n';
  expect(withSoakReport(document, ['new'])).toBe(written);
  expect(() => withSoakReport('A', ['new'])).toThrow('lost the marks');
});

it.each([
  [[], { minutes: 20, seed: 1 }],
  [['--minutes', '2', '--seed', '9'], { minutes: 2, seed: 9 }],
  [['--minutes', '0'], null],
  [['--minutes'], null],
  [['--minutes', '1e3'], null],
  [['--hours', '1'], null],
])('the arguments %j are read as %j', (words, options) => {
  expect(readOptions(words)).toEqual(options);
});

it('the measured process is the child workerd that is not upstream', () => {
  const table = [
    '    1     0  1024 00:00:01 init',
    '   20    10 51200 00:00:09 esbuild',
    '   19    10 102400 00:00:05 workerd',
    '   21    10 409600 01:02:03 /app/node_modules/workerd/bin/workerd',
    '   22    11 999999 00:00:03 workerd',
  ].join('\n');
  expect(findWorkerd(table, 10, 19)).toEqual({ pid: 21, rssMb: 400, cpuSeconds: 3723 });
  expect(findWorkerd(table, 12)).toBeUndefined();
});
