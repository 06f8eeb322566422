import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { atLeastOne } from '../../tests/support/at-least-one';
import { ownFacts } from '../local/demo-facts';
import { factsOfAnother } from '../local/demo-facts.fixture';
import { findSettingsProblems } from '../operate/deploy-settings';
import { main, type SetupDependencies } from './setup';
import { readAllSettings, type NamedSettings, type ReadSettings } from './worker-settings';

const id = '0123456789abcdef0123456789abcdef';
const answers: Readonly<Record<string, string>> = {
  V1_BASE_URL: 'https://api.association.test/v1',
  PRODUCT: 'XYZ',
  ASSOCIATION_NAME: 'The "Another" Association',
  TIME_ZONE: 'America/Denver',
  SITE_URL: 'https://www.association.test',
  REFRESHER_LOCATION: 'wnam',
};

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'setup-'));
  file = path.join(folder, 'wrangler.toml');
  await writeFile(file, await readFile('wrangler.toml', 'utf8'));
});
afterEach(() => rm(folder, { recursive: true }));

const readSettings: ReadSettings = async (env) => {
  const { unstable_readConfig: readConfig } = await import('wrangler');
  const config: unknown = readConfig({ config: file, ...(env !== undefined && { env }) }, { hideWarnings: true });
  return config as NamedSettings;
};

async function setUp(changes: Partial<SetupDependencies> = {}) {
  const printed: string[] = [];
  const asked: string[] = [];
  const commands: string[] = [];
  const code = await main([], {
    readFile: () => readFile(file, 'utf8'),
    writeFile: (toml) => writeFile(file, toml),
    readSettings,
    runWrangler: (words) => {
      commands.push(words.join(' '));
      return Promise.resolve({ code: 0, output: `[[kv_namespaces]]\nbinding = "CACHE"\nid = "${id}"\n` });
    },
    ask: (question) => {
      const name = /(\w+): $/.exec(question)?.[1] ?? '';
      asked.push(name);
      return Promise.resolve(` ${answers[name] ?? ''} `);
    },
    print: (line) => printed.push(line),
    shell: {},
    facts: factsOfAnother,
    ...changes,
  });
  return { code, printed, asked, commands };
}

describe('setup', () => {
  it('asks for what is missing, and writes a file that can be deployed and keeps its comments', async () => {
    const { code, asked, printed, commands } = await setUp();
    expect([code, asked, commands]).toEqual([0, Object.keys(answers), ['kv namespace create CACHE']]);
    expect(printed).toEqual([expect.stringContaining('Next: npm run deploy -- --dry-run')]);
    const settings = await readAllSettings(readSettings);
    expect(findSettingsProblems(settings, {})).toEqual([]);
    expect(settings.site.vars).toEqual(answers);
    expect([settings.objects.vars, settings.prewarm.vars]).toEqual([{ ...answers, SITE_URL: undefined }, answers]);
    const before = (await readFile('wrangler.toml', 'utf8')).split('\n').filter((line) => /^# [A-Z][a-z]/.test(line));
    const after = await readFile(file, 'utf8');
    expect(atLeastOne(before).filter((line) => !after.includes(line))).toEqual([]);
  });

  it('says which facts of the folder are still those of the demo association', async () => {
    const { code, printed } = await setUp({ facts: ownFacts });
    expect([code, printed]).toEqual([
      0,
      [expect.stringContaining('facts of the demo association'), expect.stringContaining('is complete')],
    ]);
  });

  it('asks nothing the second time, and makes no second namespace', async () => {
    await setUp();
    const first = await readFile(file, 'utf8');
    const { code, asked, commands } = await setUp();
    expect([code, asked, commands]).toEqual([0, [], []]);
    expect(await readFile(file, 'utf8')).toBe(first);
  });

  it('gives every worker the addresses that the site has', async () => {
    const toml = await readFile(file, 'utf8');
    await writeFile(file, toml.replace('[vars]', '[vars]\nLEGACY_BASE_URL = "https://old.association.test"'));
    expect((await setUp()).code).toBe(0);
    const { objects, prewarm } = await readAllSettings(readSettings);
    for (const { vars } of [objects, prewarm]) expect(vars.LEGACY_BASE_URL).toBe('https://old.association.test');
  });

  it('does not ask for what the folder of the association has', async () => {
    const { PRODUCT = '', ASSOCIATION_NAME = '', TIME_ZONE = '' } = answers;
    const { code, asked } = await setUp({ ownNames: { PRODUCT, ASSOCIATION_NAME, TIME_ZONE } });
    expect([code, asked]).toEqual([0, ['V1_BASE_URL', 'SITE_URL', 'REFRESHER_LOCATION']]);
    expect((await readAllSettings(readSettings)).objects.vars).toMatchObject({ PRODUCT, ASSOCIATION_NAME, TIME_ZONE });
  });

  it('asks again after an answer that the workers would refuse, and says why', async () => {
    const wrong = ['not a url', 'https://api.example.org/v1', ''];
    const { code, asked, printed } = await setUp({
      ask: (question) => {
        const name = /(\w+): $/.exec(question)?.[1] ?? '';
        return Promise.resolve((name === 'V1_BASE_URL' ? wrong.shift() : undefined) ?? answers[name] ?? '');
      },
    });
    expect([code, asked, printed.slice(0, -1)]).toEqual([
      0,
      [],
      [
        'V1_BASE_URL is "not a url": must be an http or https URL',
        'V1_BASE_URL is "https://api.example.org/v1": an example, which serves nobody.',
      ],
    ]);
  });

  it('takes settings from the environment without a terminal, and names the one that is missing', async () => {
    const shell = { ...answers, PRODUCT: undefined };
    await expect(setUp({ ask: null, shell })).rejects.toThrow(/^PRODUCT is missing: without a terminal/);
    expect((await setUp({ ask: null, shell: answers })).code).toBe(0);
  });

  it('keeps the answers when no namespace can be made', async () => {
    const { code, printed } = await setUp({ runWrangler: () => Promise.resolve({ code: 1, output: '' }) });
    expect([code, printed]).toEqual([1, [expect.stringContaining('`npx wrangler login`')]]);
    expect((await readAllSettings(readSettings)).site.vars).toEqual(answers);
  });
});
