import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildInUse, getBuildParts } from '../../scripts/build/build-in-use';
import { atLeastOne } from '../support/at-least-one';
import { quiet, startTestSite } from '../support/test-site';

test('a temporarily incomplete build file answers an error that is not kept, and later the whole file', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'build-files-'));
  await cp(getBuildParts(buildInUse()).static, folder, { recursive: true });
  const name = (await readdir(path.join(folder, 'build'))).find((file) => file.startsWith('home-')) ?? '';
  const file = path.join(folder, 'build', name);
  const code = await readFile(file, 'utf8');
  const site = await startTestSite({}, { ...quiet, staticDirectory: folder, hasPlatformCache: true });
  try {
    for (const text of ['', code.slice(0, 20)]) {
      await writeFile(file, text);
      const part = await fetch(`${site.url}/build/${name}`);
      expect([part.status, part.headers.get('cache-control')]).toEqual([503, 'no-store']);
    }
    await writeFile(file, code);
    const whole = await fetch(`${site.url}/build/${name}`);
    expect([whole.status, await whole.text()]).toEqual([200, code]);
    expect(whole.headers.get('cache-control')).toContain('immutable');
  } finally {
    await site.dispose();
    await rm(folder, { recursive: true });
  }
});

test('no browser script has a lookbehind expression, which stops all scripts in Safari before 16.4', async () => {
  const folder = getBuildParts(buildInUse()).static;
  const scripts = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(100);
  const codes = await Promise.all(scripts.map(async (file) => [file, await readFile(path.join(folder, file), 'utf8')]));
  expect(
    atLeastOne(codes)
      .filter(([, code = '']) => /\(\?<[=!]/.test(code))
      .map(([file]) => file),
  ).toEqual([]);
});
