import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { listUndrawnFiles } from './tests/support/drawn-files.ts';
import { LongestFirst } from './tests/support/longest-first.ts';
import { isWhole } from './tests/support/sample.ts';
import { StalledRun } from './tests/support/stalled-run.ts';

/** The import alias of tsconfig.json. */
const alias = { '~': fileURLToPath(new URL('app', import.meta.url)) };

/** Suites that start workerd or Chromium, or play whole seasons of the demo association, need time. */
const realParts = {
  environment: 'node',
  // A busy machine makes any of them slow, so none has a limit of time: a run in which nothing ends any more is ended (`StalledRun`).
  testTimeout: 0,
  hookTimeout: 0,
  // A busy machine may keep a browser or a server waiting for longer than a test does; that a test was repeated is told.
  retry: 1,
  // A state that is waited for may be late on such a machine.
  expect: { poll: { timeout: 120_000 } },
} as const;

/** `npm test` sets the variable unless files are named. */
const undrawnFiles = process.env.TEST_DRAW === '1' ? listUndrawnFiles() : [];

export default defineConfig({
  resolve: { alias },
  test: {
    globalSetup: 'tests/support/hold-build.ts',
    // What workers log is of interest when something failed.
    silent: 'passed-only',
    reporters: ['default', new StalledRun()],
    // When so many fail they have a cause in common, and each may take its whole time limit.
    bail: 60,
    // One more than the cores of the machine that this was measured on: suites wait for timers, workerd and Chromium often.
    maxWorkers: 3,
    // The files that a worker runs share its modules, which are loaded once: the site, the demo association and its world.
    // So a file leaves nothing behind in them, and replaces no module (`vi.mock`, which the lint forbids).
    isolate: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          testTimeout: realParts.testTimeout,
          hookTimeout: realParts.hookTimeout,
          // A test without an assertion, for example because a list is empty, proves nothing.
          expect: { requireAssertions: true },
          include: ['{app,workers,scripts}/**/*.test.{ts,tsx}', 'tests/pages/**/*.test.ts'],
          environment: 'node',
        },
      },
      // A worker loads shared modules once for each project, and ends with it: these leave a browser and a site running.
      {
        extends: true,
        test: { ...realParts, name: 'browser', include: ['tests/browser/**/*.test.ts'], exclude: [...undrawnFiles] },
      },
      {
        extends: true,
        test: {
          ...realParts,
          name: 'system',
          include: ['tests/**/*.test.ts', 'demo-api/**/*.test.ts'],
          exclude: [
            '**/node_modules/**',
            'tests/{browser,pages}/**',
            ...undrawnFiles,
            ...(isWhole ? [] : ['tests/exhaustive/**']),
          ],
        },
      },
    ],
  },
});
