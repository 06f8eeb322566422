import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { ProgramResult } from '../build/run-commands';
import { CommandProblem } from './problems';
import { openRemoteAdmin } from './remote-admin';

function createRemote(answer: Partial<ProgramResult> = {}) {
  const calls: string[][] = [];
  const files: string[] = [];
  const admin = openRemoteAdmin({
    runWrangler: async (words) => {
      const isBulk = words[1] === 'bulk';
      const file = isBulk ? words[3] : words[words.indexOf('--path') + 1 || words.length];
      if (file !== undefined) files.push(await readFile(file, 'utf8'));
      calls.push(words.map((word) => (word === file ? 'FILE' : word)));
      return { code: 0, output: '', errors: '', ...answer };
    },
    readNames: () =>
      Promise.resolve({
        V1_BASE_URL: 'https://api.example/v1',
        PRODUCT: 'ABC',
        ASSOCIATION_NAME: 'A',
        SITE_URL: 'https://site.example/',
      }),
  });
  return { admin, calls, files };
}

const store = ['--binding', 'CACHE', '--remote'];

describe('the remote admin', () => {
  it('reads a value unchanged', async () => {
    const { admin, calls } = createRemote({ output: '{"format":1}\n' });
    expect(await admin.get('policy')).toBe('{"format":1}\n');
    expect(calls).toEqual([['kv', 'key', 'get', 'policy', ...store]]);
  });

  it('reads a missing key as null', async () => {
    const { admin } = createRemote({ code: 1, errors: 'Failed to fetch https://… - 404: Not Found);' });
    expect(await admin.get('policy')).toBeNull();
  });

  it('writes a value through a file, not on the command line', async () => {
    const { admin, calls, files } = createRemote();
    await admin.put('policy', 'text "with" $everything\n');
    expect(calls).toEqual([['kv', 'key', 'put', 'policy', '--path', 'FILE', ...store]]);
    expect(files).toEqual(['text "with" $everything\n']);
  });

  it('reads many keys in batches of a hundred', async () => {
    const { admin, calls, files } = createRemote({ output: '{"a":"1","b":{"value":"2"},"c":null}' });
    const keys = Array.from({ length: 101 }, (_, index) => `key ${index}`);
    expect([...(await admin.getMany(keys))]).toEqual([
      ['a', '1'],
      ['b', '2'],
    ]);
    expect(calls).toEqual(Array.from({ length: 2 }, () => ['kv', 'bulk', 'get', 'FILE', ...store]));
    expect(files.map((text) => (JSON.parse(text) as string[]).length)).toEqual([100, 1]);
  });

  it('lists and deletes keys', async () => {
    const { admin, calls } = createRemote({ output: '[{"name":"s:a","metadata":{"kind":"value"}}]' });
    expect(await admin.list('s:')).toEqual([{ name: 's:a', metadata: { kind: 'value' } }]);
    await admin.delete('policy');
    expect(calls).toEqual([
      ['kv', 'key', 'list', '--prefix', 's:', ...store],
      ['kv', 'key', 'delete', 'policy', ...store],
    ]);
  });

  it('reads names and site URL from wrangler.toml', async () => {
    const { admin } = createRemote();
    expect(await admin.readEnvironment()).toMatchObject({ PRODUCT: 'ABC', TIME_ZONE: 'America/Chicago' });
    expect(await admin.readSiteUrl()).toBe('https://site.example');
  });

  it('reports a wrangler failure in one line', async () => {
    const { admin } = createRemote({ code: 1, errors: '\n✘ [ERROR] You are not logged in.\n\nmore\n' });
    await expect(admin.put('policy', '')).rejects.toSatisfy(
      (error) =>
        error instanceof CommandProblem && error.exitCode === 3 && error.message.endsWith('You are not logged in.'),
    );
  });
});
