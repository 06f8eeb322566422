import { defineConfig } from 'vitest/config';

/** Suites that start workerd or Chromium need time. */
const realParts = { environment: 'node', testTimeout: 60_000, hookTimeout: 120_000 } as const;

export default defineConfig({
  test: {
    // What workers log is of interest when something failed.
    silent: 'passed-only',
    // Each of these may run a workerd and a Chromium beside it.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{app,workers,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['workers/demo-api/**'],
          environment: 'node',
        },
      },
      // The demo association plays whole seasons in its tests: too long for the quick check.
      {
        test: {
          name: 'demo',
          include: ['workers/demo-api/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      { test: { ...realParts, name: 'simulation', include: ['tests/simulation/**/*.test.ts'] } },
      {
        test: {
          ...realParts,
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          // The built worker is loaded as it is, anew for each isolate: see tests/support/in-process-site.ts.
          server: { deps: { external: [/\/worker\.mjs/] } },
        },
      },
      { test: { ...realParts, name: 'contract', include: ['tests/contract/**/*.test.ts'] } },
      { test: { ...realParts, name: 'worker', include: ['tests/worker/**/*.test.ts'] } },
      { test: { ...realParts, name: 'browser', include: ['tests/browser/**/*.test.ts'] } },
      { test: { ...realParts, name: 'accessibility', include: ['tests/accessibility/**/*.test.ts'] } },
    ],
  },
});
