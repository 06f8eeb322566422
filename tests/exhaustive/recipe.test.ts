import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atLeastOne } from '../support/at-least-one';
import { copyProject, startIn } from '../support/started-site';

/* Follows the recipe "Add an endpoint and its page" of docs/development.md in a copy of the project. Tests continue from each other. */

const limits = { retry: 0 } as const;

/** A step of the recipe that changes an existing file. */
interface Change {
  readonly file: string;
  /** The new line comes after the line that contains this. */
  readonly after: string;
  readonly line: string;
}

const changes = {
  endpoint: {
    file: 'tests/support/endpoints.csv',
    after: 'official-associations,',
    line: 'mentors,GET /v1/officials/mentors,none,~data array,"MentorID, name, city",,directory,officials-mentors,3 §7',
  },
  demoImport: {
    file: 'demo-api/feeds/directories/routes.ts',
    after: "from './media-directory';",
    line: "import { answerMentors } from './mentors';",
  },
  demoRoute: {
    file: 'demo-api/feeds/directories/routes.ts',
    after: "list('/v1/officials/official-associations'",
    line: "  list('/v1/officials/mentors', 'mentors', answerMentors),",
  },
  group: {
    file: 'app/upstream/groups.ts',
    after: "from './media-directory';",
    line: "export * as mentors from './mentors';",
  },
  route: {
    file: 'app/routes.table.js',
    after: 'export const pageRoutes = [',
    line: "  searchPage('/officials/mentors', 'Mentors'),",
  },
  menu: {
    file: 'association/menus.json',
    after: '{ "to": "/officials/clinicians"',
    line: '        { "to": "/officials/mentors", "title": "Mentors" },',
  },
} satisfies Readonly<Record<string, Change>>;

const newFiles: Readonly<Record<string, string>> = {
  'demo-api/feeds/directories/mentors.ts': `
import type { Answer } from '../../http/answer';
import { createDiceFor, type Context } from '../../http/context';
import { withBadRows } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';

/** \`GET /v1/officials/mentors\` */
export function answerMentors(context: Context): Answer {
  const towns = [...new Set(context.world.schools.map(({ town }) => town.name))].slice(0, 40);
  const rows = towns.map((city, index) => ({ MentorID: String(index + 1), name: \`Mentors of \${city}\`, city }));
  return answerLoosely(context, withBadRows(createDiceFor(context, 'mentors'), rows));
}
`,
  'app/upstream/mentors.ts': `
import { defineGroup, optionalText, readRows, rowKey, type RowOf, text, wireObject } from './wire';

// GET /v1/officials/mentors.

const define = defineGroup('mentors', 'directory');

function mentor() {
  return wireObject({ mentorId: rowKey(), name: text({ required: 'is missing' }), city: optionalText() });
}

export type Mentor = RowOf<typeof mentor>;

export const mentors = define('all', '/v1/officials/mentors', readRows(mentor));
`,
  'app/routes/officials/mentors/page.ts': `
import type { ContactView } from '~/blocks/list/contact-cards';
import { defineList, type ListGroup, listInOneGroup } from '~/blocks/list/list-rules';
import { type Mentor, mentors } from '~/upstream/mentors';

export const sources = () => ({ optional: { mentors: mentors.with({}) } });

export const mentorRules = defineList<ContactView>({
  nouns: ['group', 'groups'],
  searchLabel: 'Name or city',
  getNames: ({ name, lines }) => [name, ...lines],
});

export function toMentorGroups(all: readonly Mentor[]): ListGroup<ContactView>[] {
  return listInOneGroup(
    'mentors',
    all.map(({ mentorId, name, city }) => ({
      key: mentorId,
      name,
      logoUrl: null,
      lines: city === null ? [] : [city],
      contacts: [],
      website: null,
    })),
  );
}
`,
  'app/routes/officials/mentors/route.tsx': `
import { ContactCards } from '~/blocks/list/contact-cards';
import { LoadedListPage, loadList } from '~/blocks/list/list-page';
import type { LoaderArgs } from '~/page/load-page';
import { mentorRules, sources, toMentorGroups } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export const loader = (args: LoaderArgs) => loadList(args, sources, toMentorGroups);

export default function Mentors() {
  return <LoadedListPage rules={mentorRules} Body={ContactCards} />;
}
`,
  'app/routes/officials/mentors/page.test.ts': `
import { expect, it } from 'vitest';
import { toMentorGroups } from './page';

it('lists the mentors', () => {
  const [group] = toMentorGroups([{ mentorId: '1', name: 'Mentors of Oak', city: 'Oak' }]);
  expect(group?.rows).toMatchObject([{ name: 'Mentors of Oak', lines: ['Oak'] }]);
});
`,
};

const tables = 'tests/contract/tables.test.ts';
const routeFile = 'app/routes/officials/mentors/route.tsx';
let folder: string;

beforeAll(async () => {
  folder = await copyProject();
  for (const change of Object.values(changes)) await apply(change);
  for (const [file, code] of Object.entries(newFiles)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), code.trimStart());
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const text = await readFile(path.join(folder, file), 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`${file} could not be changed.`);
  await writeFile(path.join(folder, file), changed);
}

function apply({ file, after, line }: Change): Promise<void> {
  return edit(file, (text) => {
    const lines = text.split('\n');
    const end = text.includes('\r\n') ? '\r' : '';
    const index = lines.findIndex((candidate) => candidate.includes(after));
    return index < 0 ? text : lines.toSpliced(index + 1, 0, line + end).join('\n');
  });
}

function revert({ file, line }: Change): Promise<void> {
  const isOther = (candidate: string) => candidate.trimEnd() !== line;
  return edit(file, (text) => text.split('\n').filter(isOther).join('\n'));
}

async function expectSuccess(...command: Parameters<typeof run>): Promise<string> {
  const { code, output } = await run(...command);
  expect(code, output).toBe(0);
  return output;
}

/** Runs an installed program in the copy. */
async function run(program: string, ...words: string[]): Promise<{ readonly code: number; readonly output: string }> {
  // Variables of this test run would select other tests and builds.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:VITEST|TEST|NODE_ENV|BUILD_FOLDER|FORCE_COLOR)/.test(name)),
  );
  const child = spawn(path.resolve('node_modules/.bin', program), words, {
    cwd: folder,
    env: { ...env, NO_COLOR: '1' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code: code ?? 1, output };
}

/** Runs the test of `npm run check` that finds missing rows, and expects that a test with this title fails. */
async function expectMissing(title: string): Promise<void> {
  const { code, output } = await run('vitest', 'run', tables);
  expect([code, new RegExp(`FAIL.*${title}`).test(output)], output).toEqual([1, true]);
}

test('the recipe names every file that its steps change', async () => {
  const guide = await readFile('docs/development.md', 'utf8');
  const [, recipe = ''] = /^## Add an endpoint and its page$([\s\S]*?)^## /m.exec(guide) ?? [];
  const words = recipe.replaceAll('AREA', 'directories').replaceAll('GROUP', 'mentors');
  const files = [...Object.values(changes).map(({ file }) => file), 'app/upstream/mentors.ts'];
  expect(atLeastOne(files).filter((file) => !words.includes(`\`${file}\``))).toEqual([]);
  expect(recipe).toContain('`searchPage(path, title)`');
  expect(recipe).toContain('`shouldRevalidate`');
});

test('the page is built, is in the menu and lists what the endpoint answers', limits, async () => {
  const site = await startIn(folder);
  try {
    await site.waitUntilReady();
    const response = await fetch(`${site.url}/officials/mentors`);
    const html = await response.text();
    expect([response.status, html.match(/<h1[^>]*>([^<]*)/)?.[1]]).toEqual([200, 'Mentors']);
    expect(html).toContain('Mentors of ');
    expect(html).toMatch(/<a [^>]*href="\/officials\/mentors"/);
  } finally {
    await site.stop();
  }
});

test('types, tables and tests of the endpoint and the page pass', limits, async () => {
  await expectSuccess('tsc', '--noEmit');
  await expectSuccess('vitest', 'run', tables, path.dirname(routeFile));
  const contracts = ['endpoint-coverage', 'wire-fields', 'sources'].map((name) => `tests/contract/${name}.test.ts`);
  const output = await expectSuccess('vitest', 'run', '-t', 'mentors', ...contracts);
  expect(output).toContain(`Test Files  ${contracts.length} passed`);
});

test.each([
  ['the row of the endpoint table', 'contains every row that a demo route claims to serve', changes.endpoint],
  ['the row of the demo association', 'has every row served by a demo route', changes.demoRoute],
  ['the row of the route table', 'has a row for every folder with a page', changes.route],
])('without %s, npm run check fails', limits, async (_, title, change) => {
  await revert(change);
  await expectMissing(title);
  await apply(change);
});

test('without shouldRevalidate, npm run check fails', limits, async () => {
  await edit(routeFile, (text) => text.replace(/^export \{ shouldRevalidate.*\n/m, ''));
  await expectMissing('has no list page that loads its data again for a search');
});
