import path from 'node:path';
import { expect, it } from 'vitest';
import { EnvironmentError } from '~/config/environment';
import { findDataFolder, readLocalEnvironment } from './local-environment';

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
