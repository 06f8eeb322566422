import { afterAll, describe, expect, it } from 'vitest';
import { fuzzSource, openSourceFuzzer } from '../support/fuzz/source-fuzzer';
import { computeSampleCount, sampleSeed } from '../support/sample';

/* Random damage of every source: nothing throws, views stay clean, and rows are independent. `npm run fuzz` runs more cases. */

const cases = Number(process.env.FUZZ_CASES ?? computeSampleCount(50_000, 300));
const seed = Number(process.env.FUZZ_SEED ?? sampleSeed.replaceAll('-', ''));

const fuzzed = await openSourceFuzzer();
const casesEach = Math.ceil(cases / fuzzed.length);
const totals = { cases: 0, views: 0 };

describe.each(fuzzed)('the source $definition.name', (source) => {
  it('keeps every undamaged row when any field of its answer is damaged, and pages still render', async () => {
    const { fault, ...tried } = await fuzzSource(source, seed, casesEach);
    totals.cases += tried.cases;
    totals.views += tried.views;
    expect(fault).toBeNull();
  });
});

afterAll(() => {
  console.log(`${totals.cases} damaged answers of ${fuzzed.length} sources, ${totals.views} views, seed ${seed}`);
});
