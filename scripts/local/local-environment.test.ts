import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { EnvironmentError, parseEnvironment } from '~/config/environment';
import { describeMissingParts, findDataFolder, readLocalEnvironment } from './local-environment';

const fastClock = { FIXED_NOW: '2025-10-11T07:30:00-05:00', CLOCK_RATE: '60' };

it('the site and the demo association get the same clock', () => {
  const local = readLocalEnvironment(fastClock);
  expect(local.names).toMatchObject(fastClock);
  expect(local.demoNames).toMatchObject(fastClock);
  expect(local.demoNames.FIXED_NOW_SET_AT).toBe(local.names.FIXED_NOW_SET_AT);
});

it('a malformed clock rate is reported in one line', () => {
  expect(() => readLocalEnvironment({ ...fastClock, CLOCK_RATE: '6000' })).toThrow(
    new EnvironmentError('CLOCK_RATE is "6000": must be a whole number from 1 to 600'),
  );
});

it('two runs on different ports keep their data and control files apart, unless a folder is named', () => {
  const folders = [{}, { PORT: '8787' }, { PORT: '9000' }, { PORT: '9000', DATA_DIR: '/data' }].map(findDataFolder);
  expect(folders.map((folder) => path.relative('.', folder))).toEqual([
    '.data',
    '.data',
    path.join('.data', '9000'),
    path.relative('.', '/data'),
  ]);
  expect(readLocalEnvironment({ PORT: '9000' }).dataDirectory).toBe(folders[2]);
});

describe('a real API', () => {
  const real = { V1_BASE_URL: 'https://api.test/v1', PRODUCT: 'XYZ', ASSOCIATION_NAME: 'Another Association' };

  it('is never mixed with the demo association: unset parts are left out, and one line names them', () => {
    const local = readLocalEnvironment({ ...real, RECORDS_BASE_URL: 'https://records.test' });
    expect(JSON.stringify(local.names)).not.toMatch(/:8788|PSAA|psaa|Prairie/);
    expect(local.hasDemo).toBe(false);
    const environment = parseEnvironment({ BUILD_ID: 'a', ...local.names });
    const addresses = Object.entries(environment).filter(([name, value]) => /_(?:URL|HOST)$/.test(name) && value);
    expect(addresses.map(([name]) => name)).toEqual(['V1_BASE_URL', 'RECORDS_BASE_URL', 'SITE_URL']);
    const [line, facts] = describeMissingParts(local);
    expect(facts).toMatch(/^association\/association\.json has facts of the demo association /);
    expect(line).toMatch(
      /^A real API is not mixed .* not set: DATA_BASE_URL, LEGACY_BASE_URL, MEDIA_BASE_URL, .*STREAM_HOST\.$/,
    );
    expect(line).not.toMatch(/V1_BASE_URL|RECORDS_BASE_URL/);
  });

  it.each(['PRODUCT', 'ASSOCIATION_NAME'])('needs its own %s', (name) => {
    expect(() => readLocalEnvironment({ ...real, [name]: undefined })).toThrow(
      new EnvironmentError(`${name} is missing`),
    );
  });

  it('of a part does not bring the API of the demo association', () => {
    expect(() => readLocalEnvironment({ LEGACY_BASE_URL: 'https://old.test' })).toThrow(/^V1_BASE_URL is missing$/);
  });

  it('is none while every address is the demo association’s, or empty', () => {
    for (const names of [
      {},
      { V1_BASE_URL: 'http://127.0.0.1:8788/v1' },
      { TICKETS_HOST: '127.0.0.1', MEDIA_BASE_URL: '' },
    ]) {
      const local = readLocalEnvironment(names);
      expect([local.names.LEGACY_BASE_URL, describeMissingParts(local)]).toEqual(['http://127.0.0.1:8788/legacy', []]);
    }
  });
});
