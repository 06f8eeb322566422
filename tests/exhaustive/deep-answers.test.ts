import { expect, it } from 'vitest';
import { sources } from '~/upstream/registry';
import { createTestFetcher } from '../support/entry-fetcher';
import { ManualClock } from '../support/manual-clock';

/* Upstream decides how deep its answers are. */

const DEPTH = 10_000;
const deep = `${'[{"a":'.repeat(DEPTH)}1${'}]'.repeat(DEPTH)}`;

it('an answer that is nested 10,000 deep is refused with words for the operators, or read without its bad rows', async () => {
  const read = sources.filter(({ base, format }) => base === 'v1' && format === 'json');
  expect(read.length).toBeGreaterThan(40);
  const headers = { 'content-type': 'application/json' };
  const bad: string[] = [];
  for (const definition of read) {
    for (const text of [deep, `{"data":${deep}}`, `[${deep}]`]) {
      const fetchEntry = createTestFetcher(() => Promise.resolve(new Response(text, { headers })), {
        clock: new ManualClock(),
      });
      const fetched = await fetchEntry({ definition, params: definition.sample }, undefined);
      const isUnclear = fetched.kind === 'failure' && /call stack/i.test(fetched.detail);
      if (isUnclear) bad.push(`${definition.name}: ${fetched.detail}`);
    }
  }
  expect(bad).toEqual([]);
});
