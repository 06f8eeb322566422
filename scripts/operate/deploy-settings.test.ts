import { describe, expect, it } from 'vitest';
import { findSettingsProblems, type WorkerSettings } from './deploy-settings';

const id = '0123456789abcdef0123456789abcdef';
const vars = {
  V1_BASE_URL: 'https://api.example.org/v1',
  PRODUCT: 'PSAA',
  ASSOCIATION_NAME: 'Prairie State',
  REFRESHER_LOCATION: 'enam',
};
const buildStore = (storeId: string) => [{ binding: 'CACHE', id: storeId }];
const good: WorkerSettings = { vars, kv_namespaces: buildStore(id) };

const listProblems = (site: WorkerSettings, prewarm: WorkerSettings = site, shell = {}) =>
  findSettingsProblems({ site, objects: good, prewarm }, shell);
const withVars = (more: Record<string, unknown>): WorkerSettings => ({ ...good, vars: { ...vars, ...more } });

it('settings that all workers can run with have no problems', () => {
  expect(listProblems(good, withVars({ SITE_URL: 'https://www.example.org' }))).toEqual([]);
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
    const other = withVars({ V1_BASE_URL: 'https://other.example.org/v1', TIME_ZONE: 'America/New_York' });
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
