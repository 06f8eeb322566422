import { cp, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprintInputs } from './build';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'build-inputs-'));
  for (const folder of ['app/routes', 'workers', 'demo-api', 'scripts', 'public', 'association', 'tests/support'])
    await mkdir(path.join(root, folder), { recursive: true });
  const files = ['package.json', 'package-lock.json', 'postcss.config.js', 'remix.config.js', 'tsconfig.json'];
  for (const file of [...files, 'tests/support/routes.csv', 'app/routes/page.tsx', 'public/favicon.svg'])
    await writeFile(path.join(root, file), file);
});

afterEach(async () => {
  await rm(root, { recursive: true });
});

test.each([
  'app/routes/page.tsx',
  'public/favicon.svg',
  'workers/new.ts',
  'demo-api/new.ts',
  'package-lock.json',
  'remix.config.js',
  'association/sports.json',
  'tests/support/routes.csv',
])('the build fingerprint changes when %s changes', async (file) => {
  const before = await fingerprintInputs(root);
  await writeFile(path.join(root, file), 'changed');
  expect(await fingerprintInputs(root)).not.toBe(before);
});

test('the build fingerprint changes with the folder of the association', async () => {
  const before = await fingerprintInputs(root);
  await mkdir(path.join(root, 'another'));
  await writeFile(path.join(root, 'another/sports.json'), '[]');
  process.env.ASSOCIATION = 'another';
  try {
    expect(await fingerprintInputs(root)).not.toBe(before);
  } finally {
    delete process.env.ASSOCIATION;
  }
});

test('the build fingerprint changes when a file is renamed', async () => {
  const before = await fingerprintInputs(root);
  await cp(path.join(root, 'app/routes/page.tsx'), path.join(root, 'app/routes/other.tsx'));
  await rm(path.join(root, 'app/routes/page.tsx'));
  expect(await fingerprintInputs(root)).not.toBe(before);
});

test('the build fingerprint is the same after saving without a change and after writing generated files', async () => {
  const before = await fingerprintInputs(root);
  await utimes(path.join(root, 'app/routes/page.tsx'), new Date(), new Date());
  await writeFile(path.join(root, 'app/routes/registry.generated.ts'), 'generated');
  await writeFile(path.join(root, 'README.md'), 'written');
  expect(await fingerprintInputs(root)).toBe(before);
});
