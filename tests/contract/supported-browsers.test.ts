import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { buildInUse, getBuildParts } from '../../scripts/build/build-in-use';
import { atLeastOne } from '../support/at-least-one';
import { askHealthyUpstream, openInProcessSite } from '../support/in-process-site';
import { readBuiltStyles } from '../support/supported-browsers/built-styles';
import { listLacking, oldestVersions, readCompatData } from '../support/supported-browsers/compat-data';
import { listNames, scriptEnhancements, styleEnhancements } from '../support/supported-browsers/enhancements';
import { findNewSyntax, indexNames, listScriptFeatures } from '../support/supported-browsers/script-features';
import { listStyleFeatures } from '../support/supported-browsers/style-features';

/* Everything that browsers are sent works in the oldest ones that README.md names. */

const compatData = readCompatData();

interface Feature {
  readonly name: string;
  readonly paths: readonly string[];
  readonly prefix?: string;
}

/** Names of features that a supported browser lacks, with the version that has them. */
function findLacking(features: readonly Feature[]): ReadonlyMap<string, string> {
  const lacking = new Map<string, string>();
  for (const { name, paths, prefix } of features) {
    const supports = paths.flatMap((at) => {
      const support = compatData.get(at);
      return support === undefined ? [] : [listLacking(support, prefix)];
    });
    if (supports.length > 0 && supports.every((browsers) => browsers.length > 0)) {
      lacking.set(name, supports.flat().join(', '));
    }
  }
  return lacking;
}

/** Expects that each feature is listed, and that none is listed in vain. */
function expectEnhancements(lacking: ReadonlyMap<string, string>, listed: Readonly<Record<string, string>>): void {
  const unlisted = [...lacking].filter(([name]) => !listNames(name).some((known) => known in listed));
  expect(unlisted).toEqual([]);
  const used = new Set([...lacking.keys()].flatMap(listNames));
  expect(atLeastOne(Object.keys(listed)).filter((name) => !used.has(name))).toEqual([]);
}

async function readScripts(): Promise<readonly string[]> {
  const { static: root } = getBuildParts(buildInUse());
  const names = (await readdir(root, { recursive: true })).filter((name) => name.endsWith('.js'));
  const files = await Promise.all(names.map((name) => readFile(path.join(root, name), 'utf8')));
  const ask = (await openInProcessSite()).startIsolate(askHealthyUpstream);
  const pages = await Promise.all(['/', '/scores', '/board'].map(async (at) => (await ask(at)).text()));
  const inline = pages.flatMap((html) =>
    Array.from(html.matchAll(/<script>(.*?)<\/script>/gs), ([, code = '']) => code),
  );
  expect(inline.length).toBeGreaterThanOrEqual(2 * 2 + 1);
  return [...files, ...inline];
}

let scripts: readonly string[];
beforeAll(async () => {
  scripts = await readScripts();
});

it('supported browsers have what the styles use, except enhancements', async () => {
  const features = (await readBuiltStyles()).flatMap((css) => listStyleFeatures(css, compatData.keys()));
  expectEnhancements(findLacking(features), styleEnhancements);
});

it('supported browsers have the functions that scripts call, except enhancements', () => {
  const features = listScriptFeatures(scripts, indexNames(compatData.keys()));
  expectEnhancements(findLacking(features), scriptEnhancements);
});

it('supported browsers can parse all scripts', async () => {
  const target = Object.entries(oldestVersions).map(
    ([browser, version]) => `${browser.replace('safari_ios', 'ios')}${version}`,
  );
  const found = await Promise.all(scripts.map((code) => findNewSyntax(code, target)));
  expect(atLeastOne(found).filter((line) => line !== null)).toEqual([]);
});
