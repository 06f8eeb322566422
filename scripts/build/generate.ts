import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import tailwind from '@tailwindcss/postcss';
import { build } from 'esbuild';
import postcss from 'postcss';
import { buildSportId, sportKinds } from '~/config/sport-kinds';
import type { SportFileRow } from '~/config/sport-rows-schema';
import { readAssociationFolder } from './association-folder';
import { findAssociationFolder, stampAssociation, stampFile } from './association-stamp.mjs';
import { readScheme } from './brand-styles';
import { writeDemoTexts } from './demo-texts';
import type { Logo } from './logo';
import { writePageRegistry } from './page-registry';
import { replaceFile } from './replace-file.mjs';
import { writeRoutePatterns } from './route-patterns';

/** Writes every generated file, which types, tests and builds need. */
export async function writeGeneratedFiles(): Promise<void> {
  // First: other generators import modules that read it.
  await writeAssociation(findAssociationFolder());
  writeRoutePatterns();
  writePageRegistry();
  await Promise.all([writeSchemaVersions(), writeLightStyles(), writeDemoTexts()]);
}

const madeHere = '/** Made by scripts/build/generate.ts at build time. */';

async function writeLightStyles(): Promise<void> {
  const source = 'app/styles/light.css';
  const minifier = postcss([tailwind({ optimize: { minify: true } })]);
  const { css } = await minifier.process(await readFile(source, 'utf8'), { from: source });
  const text = JSON.stringify(css.replace(/\/\*![\s\S]*?\*\//g, ''));
  replaceFile('app/styles/light-styles.generated.ts', `${madeHere}\nexport const lightStyles: string = ${text};\n`);
}

/**
 * Writes the data of an association. Each fact is a module of its own, so that browsers get only those that their code reads. Throws an
 * `AssociationError`.
 */
async function writeAssociation(folder: string): Promise<void> {
  const stamp = stampAssociation(folder);
  const { facts, sports, classes, menus, settings, seasons, styles, logo } = await readAssociationFolder(folder);
  for (const [name, fact] of Object.entries(facts)) {
    writeModule(`facts/${name}`, [
      "import type { AssociationFacts } from '../association-schema';",
      `export const ${name}: AssociationFacts['${name}'] = ${JSON.stringify(fact)};`,
    ]);
  }
  writeSports(sports);
  writeModule('classes', [
    "import type { ClassesFile } from './association-schema';",
    ...Object.entries(classes).map(
      ([name, value]) => `export const ${name}: ClassesFile['${name}'] = ${JSON.stringify(value)};`,
    ),
  ]);
  writeModule('menus', [
    "import type { Menus } from './menus-schema';",
    `export const menus: Menus = ${JSON.stringify(menus)};`,
  ]);
  writeModule('folder-settings', [
    "/** Settings of the environment that the association's folder has. */",
    `export const folderSettings: Readonly<Record<string, string>> = ${JSON.stringify(settings)};`,
  ]);
  writeModule('season-files', [
    `export const seasonFiles: Readonly<Record<string, unknown>> = ${JSON.stringify(seasons)};`,
  ]);
  replaceFile('app/styles/tokens.generated.css', styles);
  writeModule('brand-colors', [
    `export const lightColors = ${JSON.stringify(Object.fromEntries(readScheme(styles, 'light')))} as const;`,
    `export const darkColors = ${JSON.stringify(Object.fromEntries(readScheme(styles, 'dark')))} as const;`,
  ]);
  writeLogo(logo);
  // Last, because it says that all of them are written.
  replaceFile(stampFile, stamp);
}

/** Writes the rows of the sports, and facts of them that browsers do not need as modules of their own. */
function writeSports(sports: readonly SportFileRow[]): void {
  const ofPlayoffs = sports.find(({ kind }) => sportKinds[kind].hasPlayoffs);
  // Without such a sport nothing leads to its pages.
  const playoffSportId = ofPlayoffs === undefined ? 'football' : buildSportId(ofPlayoffs);
  writeModule('facts/playoffSportId', [
    '/** Id of the sport with playoffs and pages of its regular season. */',
    `export const playoffSportId: string = ${JSON.stringify(playoffSportId)};`,
  ]);
  const golfSportIds = sports.filter(({ kind }) => sportKinds[kind].finals === 'golf').map(buildSportId);
  writeModule('facts/golfSportIds', [
    '/** Ids of the sports whose state finals are golf. */',
    `export const golfSportIds: readonly string[] = ${JSON.stringify(golfSportIds)};`,
  ]);
  const aliases = sports.flatMap((sport) =>
    (sport.aliases ?? []).map((alias) => [alias, buildSportId(sport)] as const),
  );
  writeModule('facts/sportIdsByAlias', [
    '/** Ids of sports by other ids under which feeds of games name them. */',
    `export const sportIdsByAlias: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(aliases))};`,
  ]);
  const searchWords = sports.flatMap((sport) =>
    sport.searchWords ? [[buildSportId(sport), sport.searchWords] as const] : [],
  );
  writeModule('facts/searchWordsOfSports', [
    '/** Further words that find a sport, by its id. */',
    `export const searchWordsOfSports: Readonly<Partial<Record<string, string>>> = ${JSON.stringify(Object.fromEntries(searchWords))};`,
  ]);
  // Browsers do not need these.
  const rows = sports.map(({ aliases: _, searchWords: __, ...row }) => row);
  writeModule('sport-rows', [
    "import type { SportRow } from './sport-rows-schema';",
    `export const sportRows: readonly SportRow[] = ${JSON.stringify(rows)};`,
  ]);
}

function writeModule(name: string, lines: readonly string[]): void {
  replaceFile(`app/config/${name}.generated.ts`, [madeHere, ...lines, ''].join('\n'));
}

/** Writes the logo as a component, the style sheet of its paint, and the drawing for pictures. */
function writeLogo({ side, shapes, paints, drawing }: Logo): void {
  replaceFile(
    'app/components/shell/logo.generated.tsx',
    [
      madeHere,
      'export function Logo() {',
      `  return (<svg viewBox="0 0 ${side} ${side}" aria-hidden="true" className="brand-mark">${shapes.join('')}</svg>);`,
      '}',
      '',
    ].join('\n'),
  );
  const rules = paints.flatMap((paint, index) =>
    paint.length === 0 ? [] : [`  .brand-mark > :nth-child(${index + 1}) { ${paint.join('; ')}; }`],
  );
  replaceFile('app/styles/brand-mark.generated.css', ['@layer components {', ...rules, '}', ''].join('\n'));
  writeModule('logo-drawing', [
    "/** The association's logo for pictures, as SVG elements in a square of some units. */",
    `export const logoDrawing = { side: ${side}, shapes: ${JSON.stringify(drawing)} } as const;`,
  ]);
}

const upstreamDirectory = 'app/upstream';
/** Files without source definitions. */
const notGroups = new Set(['check-sources.ts', 'groups.ts', 'registry.ts', 'wire.ts']);

/** Writes a hash of each source group's minified code and imports, so that a changed schema gets new cache keys. */
async function writeSchemaVersions(): Promise<void> {
  const names = await readdir(upstreamDirectory);
  const groups = names.filter((name) => /^[a-z0-9-]+\.ts$/.test(name) && !notGroups.has(name)).sort();
  const lines = await Promise.all(
    groups.map(async (file) => `  '${file.replace(/\.ts$/, '')}': '${await hashSourceGroup(file)}',`),
  );
  replaceFile(
    path.join(upstreamDirectory, 'schema-versions.generated.ts'),
    `${madeHere}\nexport const schemaVersions: Readonly<Record<string, string>> = {\n${lines.join('\n')}\n};\n`,
  );
}

async function hashSourceGroup(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(upstreamDirectory, file)],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    packages: 'external',
  });
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  return createHash('sha256').update(code).digest('hex').slice(0, 8);
}
