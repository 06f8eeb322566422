import path from 'node:path';
import { defineConfig } from 'vitest/config';

const resolve = { alias: { '~': path.resolve(import.meta.dirname, 'app') } };

/** Suites that start workerd or Chromium: few at once on a small machine, and with time to do so. */
const realParts = { environment: 'node', testTimeout: 60_000, hookTimeout: 120_000, maxWorkers: 2 } as const;

export default defineConfig({
  test: {
    projects: [
      { resolve, test: { name: 'unit', include: ['{app,workers,scripts}/**/*.test.{ts,tsx}'], environment: 'node' } },
      { resolve, test: { ...realParts, name: 'contract', include: ['tests/contract/**/*.test.ts'] } },
      { resolve, test: { ...realParts, name: 'worker', include: ['tests/worker/**/*.test.ts'] } },
      { resolve, test: { ...realParts, name: 'browser', include: ['tests/browser/**/*.test.ts'] } },
      { resolve, test: { ...realParts, name: 'accessibility', include: ['tests/accessibility/**/*.test.ts'] } },
    ],
  },
});
