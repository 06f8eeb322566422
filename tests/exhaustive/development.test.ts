import { appendFile, copyFile, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDice } from '../../demo-api/random/dice';
import { copyProject, startIn, type StartedSite } from '../support/started-site';

/* `npm run dev` in a copy of the project while its files are changed. Tests continue from each other. */

const limits = { retry: 0 } as const;

let folder: string;
let site: StartedSite;

beforeAll(async () => {
  folder = await copyProject();
  site = await startIn(folder, 'dev');
  await site.waitUntilReady();
});
afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

interface Kind {
  readonly file: string;
  readonly from: RegExp;
  readonly to: (n: number) => string;
  /** A page that shows the edit, with this text. */
  readonly page: string;
  readonly shown: (n: number) => string;
}

const associations = '/officials/officials-association';

const kinds: Readonly<Record<string, Kind>> = {
  'a component of the shell': {
    file: 'app/components/shell/footer.tsx',
    from: /<footer/,
    to: (n) => `<footer data-edit="${n}"`,
    page: '/',
    shown: (n) => `data-edit="${n}"`,
  },
  'a color': {
    file: 'app/styles/tokens.css',
    from: /--line: #d6cbb3;/,
    to: (n) => `--line: #a6${1000 + n};`,
    page: '/',
    shown: (n) => `#a6${1000 + n}`,
  },
  'a handler of the demo association': {
    file: 'demo-api/feeds/directories/official-associations.ts',
    from: /const name = `\$/,
    to: (n) => `const name = \`Edit ${n} by $`,
    page: associations,
    shown: (n) => `Edit ${n} by `,
  },
  'a page': {
    file: 'app/routes/officials/associations/page.ts',
    from: /\(\$\{abbreviation\}/,
    to: (n) => `(page-edit-${n} \${abbreviation}`,
    page: associations,
    shown: (n) => `page-edit-${n} `,
  },
  'the table of routes': {
    file: 'app/routes.table.js',
    from: /'Official Associations'/,
    to: (n) => `'Official Associations ${n}'`,
    page: associations,
    shown: (n) => `Official Associations ${n}<`,
  },
};

const place = (file: string) => path.join(folder, file);
const renamed = (file: string) => place(file.replace(/(\.\w+)$/, '-renamed$1'));
let edits = 0;

async function edit({ file, from, to }: Kind): Promise<number> {
  edits += 1;
  const text = await readFile(file, 'utf8');
  const changed = text.replace(from, () => to(edits));
  if (changed === text) throw new Error(`${file} could not be changed.`);
  await writeFile(place(file), changed);
  return edits;
}

async function restore({ file }: Kind): Promise<void> {
  await rm(renamed(file), { force: true });
  await copyFile(file, place(file));
}

/** Ways to disturb a running compiler. */
const disturbances: readonly ((kind: Kind) => Promise<unknown>)[] = [
  edit,
  restore,
  ({ file }) => appendFile(place(file), '\n} const = ;\n'),
  ({ file }) => rm(place(file), { force: true }),
  ({ file }) => rename(place(file), renamed(file)).catch(() => undefined),
];

/** A page and its style sheet. */
async function readShown(page: string): Promise<string> {
  try {
    const html = await (await fetch(site.url + page)).text();
    const [sheet] = /\/build\/_assets\/app-\w+\.css/.exec(html) ?? [];
    return sheet === undefined ? html : html + (await (await fetch(site.url + sheet)).text());
  } catch {
    return '';
  }
}

test.each(Object.entries(kinds))('an edit of %s is seen', limits, async (_, kind) => {
  const n = await edit(kind);
  await expect.poll(() => readShown(kind.page), { timeout: 300_000, interval: 250 }).toContain(kind.shown(n));
});

test('after 200 quick edits, syntax errors, renamed and deleted files, every edit is seen again', limits, async () => {
  const all = Object.values(kinds);
  const dice = createDice(1, 'development');
  for (let done = 0; done < 200; done += 1) {
    await dice.pick(disturbances)(dice.pick(all));
    await sleep(dice.drawBetween(0, 1500));
  }
  for (const kind of all) await restore(kind);
  for (const kind of all) {
    const n = await edit(kind);
    await expect.poll(() => readShown(kind.page), { timeout: 300_000, interval: 250 }).toContain(kind.shown(n));
  }
});
