import { describe, expect, it } from 'vitest';
import { findSettingsProblems, type WorkerSettings } from './deploy-settings';

const id = '0123456789abcdef0123456789abcdef';
const vars = {
  V1_BASE_URL: 'https://api.association.test/v1',
  PRODUCT: 'XYZ',
  ASSOCIATION_NAME: 'Another Association',
  REFRESHER_LOCATION: 'enam',
  SITE_URL: 'https://www.association.test',
};
const buildStore = (storeId: string) => [{ binding: 'CACHE', id: storeId }];
const good: WorkerSettings = { vars, kv_namespaces: buildStore(id) };

const listProblems = (site: WorkerSettings, prewarm: WorkerSettings = site, shell = {}) =>
  findSettingsProblems({ site, objects: good, prewarm }, shell);
const withVars = (more: Record<string, unknown>): WorkerSettings => ({ ...good, vars: { ...vars, ...more } });

it('the settings file of this repository is refused with one line for each example in it', async () => {
  const { unstable_readConfig: readConfig } = await import('wrangler');
  const read = (env?: string) =>
    readConfig(
      { config: 'wrangler.toml', ...(env !== undefined && { env }) },
      { hideWarnings: true },
    ) as WorkerSettings;
  const problems = findSettingsProblems({ site: read(), objects: read('objects'), prewarm: read('prewarm') }, {});
  for (const worker of ['site', 'objects', 'prewarm']) {
    const names = problems.flatMap((line) => new RegExp(`^${worker}: ([A-Z1_]+) is`).exec(line)?.[1] ?? []);
    const missing = worker === 'objects' ? [] : ['SITE_URL'];
    expect(names).toEqual(['V1_BASE_URL', 'PRODUCT', 'ASSOCIATION_NAME', ...missing, 'REFRESHER_LOCATION']);
  }
});

it('settings that all workers can run with have no problems', () => {
  expect(listProblems(good, withVars({ PREWARM_CALLS_PER_MINUTE: '30' }))).toEqual([]);
});

describe('the settings check names in one line', () => {
  it.each([
    [
      'an invalid URL',
      { V1_BASE_URL: 'not a url' },
      /^site: V1_BASE_URL is "not a url": must be an http or https URL$/,
    ],
    ['an unknown season', { SEASON: '2025-27' }, /^site: SEASON is "2025-27": must be a season/],
    ['a missing location for the objects', { REFRESHER_LOCATION: undefined }, /^site: REFRESHER_LOCATION is not set: /],
    ['a missing name', { PRODUCT: undefined }, /^site: PRODUCT is missing$/],
    ['a fixed clock', { FIXED_NOW: '2025-10-11T13:20:00-05:00' }, /^site: FIXED_NOW is for local runs only\.$/],
    ['a misspelled name', { TIMEZONE: 'America/Denver' }, /^site: TIMEZONE: did you mean TIME_ZONE\?$/],
    [
      'a name with two wrong letters',
      { ASOCIATION_NAMES: 'XYZ' },
      /^site: ASOCIATION_NAMES: did you mean ASSOCIATION_NAME\?$/,
    ],
    ['a name in small letters', { site_url: 'https://a.test' }, /^site: site_url: did you mean SITE_URL\?$/],
    ['a name without one of its words', { LEGACY_URL: 'https://a.test' }, /did you mean LEGACY_BASE_URL\?$/],
    ['an unknown name', { COLOR_OF_TITLES: 'red' }, /^site: COLOR_OF_TITLES is no setting\.$/],
    [
      'a secret in the file',
      { MONITORING_SECRET: 'x'.repeat(20) },
      /^site: MONITORING_SECRET is a secret: set it with `npx wrangler secret put/,
    ],
    [
      'the API of the example',
      { V1_BASE_URL: 'https://api.example.org/v1' },
      /^site: V1_BASE_URL is "https:\/\/api\.example\.org\/v1": an example/,
    ],
    [
      'an address of this machine',
      { LEGACY_BASE_URL: 'http://127.0.0.1:8788/legacy' },
      /^site: LEGACY_BASE_URL is "http:\/\/127/,
    ],
    [
      'a host of an example',
      { TICKETS_HOST: 'tickets.example' },
      /^site: TICKETS_HOST is "tickets\.example": an example/,
    ],
    [
      'the short name of the demo association',
      { PRODUCT: 'PSAA' },
      /^site: PRODUCT is "PSAA": that is the demo association\.$/,
    ],
    [
      'the name of the demo association',
      { ASSOCIATION_NAME: 'Prairie State Activities Association' },
      /^site: ASSOCIATION_NAME is ".*": that is the demo/,
    ],
    ['a missing address of the site', { SITE_URL: undefined }, /^site: SITE_URL is not set: /],
    ['a local deployment kind', { DEPLOYMENT: 'local' }, /^site: DEPLOYMENT is for local runs only\.$/],
  ])('%s', (_, more, line) => {
    expect(listProblems(withVars(more), good)).toContainEqual(expect.stringMatching(line));
  });

  it.each([
    ['a missing namespace', [], 'site: no namespace is bound as CACHE.'],
    ['a placeholder namespace id', buildStore('0'.repeat(32)), /^site: the id of CACHE is a placeholder; /],
    [
      'a malformed namespace id',
      buildStore('abc'),
      'site: the id of CACHE is "abc", and must be 32 hexadecimal digits.',
    ],
  ])('%s', (_, kv_namespaces, line) => {
    const problems = listProblems({ ...good, kv_namespaces }, good);
    expect(problems).toContainEqual(expect.stringMatching(line));
    expect(problems).toContainEqual(expect.stringMatching(/^The workers name different namespaces/));
  });

  it('prewarm settings that lead to other cache keys', () => {
    const other = withVars({ V1_BASE_URL: 'https://other.association.test/v1', TIME_ZONE: 'America/New_York' });
    expect(listProblems(good, other)).toEqual([
      'site and prewarm differ in V1_BASE_URL, TIME_ZONE: they must be the same in both.',
    ]);
  });

  it('prewarm settings with another object location', () => {
    expect(listProblems(good, withVars({ REFRESHER_LOCATION: 'weur' }))).toEqual([
      'site and prewarm differ in REFRESHER_LOCATION: they must be the same in both.',
    ]);
  });

  it('a clock set in the shell', () => {
    expect(listProblems(good, good, { CLOCK_RATE: '60' })).toEqual([
      'CLOCK_RATE is set in this shell: it is for local runs only.',
    ]);
  });
});
