import { beforeEach, expect, it } from 'vitest';
import { sources } from '~/upstream/registry';
import { main, type CheckApiDependencies } from '../../scripts/deploy/check-api';
import { getDemoAddresses, demoAssociation } from '../../scripts/local/local-environment';
import { askHealthyUpstream } from '../support/in-process-site';
import { saturdayAfternoon } from '../support/test-site';

/* `npm run check:api` against the demo association, whole and with the endpoints of a small API. */

const addresses = getDemoAddresses(8788);
const url = addresses.V1_BASE_URL ?? '';
const toml = '[vars]\nPRODUCT = "PSAA"\n\n[env.objects.vars]\n\n[env.prewarm.vars]\nSOURCES_OFF = "old.name"\n';

let lines: string[];
let written: string | null;

beforeEach(() => {
  [lines, written] = [[], null];
});

async function check(isMissing: (path: string) => boolean, ...words: readonly string[]): Promise<number> {
  const dependencies: CheckApiDependencies = {
    fetch: (address) =>
      isMissing(new URL(address).pathname)
        ? Promise.resolve(Response.json({ error: 'no such route' }, { status: 404 }))
        : askHealthyUpstream(new URL(address)),
    shell: { ...addresses, ...demoAssociation, FIXED_NOW: saturdayAfternoon },
    readSettings: () => Promise.reject(new Error('no file')),
    readFile: () => Promise.resolve(toml),
    writeFile: (text) => {
      written = text;
      return Promise.resolve();
    },
    print: (line) => void lines.push(line),
  };
  return main([url, ...words], dependencies);
}

it('finds every endpoint of the demo association, and takes an earlier switch back', async () => {
  expect(await check(() => false)).toBe(0);
  const summary = lines.find((line) => /^\d+ sources:/.test(line)) ?? '';
  expect(summary).toMatch(
    /^114 sources: \d+ found, \d+ empty, 0 missing, 0 unknown, \d+ failed, 0 without an address\.$/,
  );
  expect(Number(/(\d+) found/.exec(summary)?.[1])).toBeGreaterThan(100);
  expect(Number(/(\d+) failed/.exec(summary)?.[1])).toBeLessThan(3);
  expect(lines).toContain('No source has to be switched off.');
  expect(written?.match(/SOURCES_OFF = ""/g)).toHaveLength(3);
}, 120_000);

it('writes the switches of what a smaller API does not have, and says which pages go with it', async () => {
  const gone = /clinicians$|\/socialmedia$|\/staff$|\/football\/polls\//;
  const paths = new Map(sources.map(({ name, buildPath, sample }) => [name, buildPath(sample)]));
  const expected = [...paths].filter(([, path]) => gone.test(path)).map(([name]) => name);
  expect(expected.length).toBeGreaterThan(2);
  expect(await check((path) => gone.test(path))).toBe(0);
  const line = lines.find((found) => found.startsWith('SOURCES_OFF=')) ?? '';
  expect(line.slice('SOURCES_OFF='.length).split(',').sort()).toEqual(expected.sort());
  expect(written).toContain(`[vars]\nSOURCES_OFF = ${JSON.stringify(line.slice('SOURCES_OFF='.length))}\nPRODUCT`);
  expect(lines).toContain('officials.clinicians carries /officials/clinicians');
}, 120_000);

it('switches off with a list what only that list names', async () => {
  await check((path) => /\/winner-reports|\/maxpreps\/(?:school-|conference-)/.test(path), '--dry-run');
  const off = /^SOURCES_OFF=(.*)$/m.exec(lines.join('\n'))?.[1]?.split(',') ?? [];
  expect(off).toEqual(expect.arrayContaining(['winner-reports.list', 'winner-reports.site', 'prep-schools.schedule']));
  expect(off).toContain('prep-standings.conference');
  expect(lines).toContain('winner-reports.site: an example is not found, and winner-reports.list does not exist');
}, 120_000);

it('writes nothing with --dry-run, nor where nothing was found', async () => {
  expect(await check((path) => path.includes('clinicians'), '--dry-run')).toBe(0);
  expect(lines).toContain('SOURCES_OFF=officials.clinicians');
  expect(await check(() => true)).toBe(1);
  expect(lines.at(-1)).toContain('is this the address of the API?');
  expect(written).toBeNull();
}, 120_000);

it('explains itself without an address', async () => {
  expect(await main([], { print: (line: string) => void lines.push(line) } as CheckApiDependencies)).toBe(1);
  expect(lines.join()).toContain('Usage: npm run check:api');
});
