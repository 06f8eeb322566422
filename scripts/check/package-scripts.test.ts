import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/* `run.mjs` installs packages and generates files, so that a command passes as the first one in a fresh clone. */

it('every script of the package starts with the bootstrap and has a file', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Readonly<Record<string, string>> };
  const faults = Object.entries(scripts).filter(([, command]) => {
    const [, name] = /^node scripts\/run\.mjs ([\w-]+\/[\w-]+)$/.exec(command) ?? [];
    return name === undefined || !existsSync(`scripts/${name}.ts`);
  });
  expect(faults).toEqual([]);
  expect(Object.keys(scripts)).toContain('check');
});
