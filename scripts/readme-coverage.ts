import { readFile } from 'node:fs/promises';
import { fileRoutes, pageRoutes } from '../app/routes.table.js';
import { replaceFile } from './replace-file.mjs';

/* What the README says of the pages that are built is written from the route table, so that it stays true. */

/** A row of the specification's table of pages and files. */
export interface SpecificationRow {
  readonly id: string;
  readonly path: string;
  /** The sections that describe it, such as `1 §2.1; 3 §4`. */
  readonly spec: string;
}

const START = '<!-- built: written by scripts/readme-coverage.ts -->';
const END = '<!-- built: end -->';

const AREAS: readonly { readonly part: string; readonly title: string }[] = [
  { part: '1', title: 'Home, sports and state series' },
  { part: '2', title: 'Schools, officials, news, media and the association' },
  { part: '3', title: 'Football, statistics and supporting pages' },
];

/** What is built of each area of the specification, as lines of Markdown. */
export function coverageLines(rows: readonly SpecificationRow[], built: ReadonlySet<string>): string[] {
  return AREAS.map(({ part, title }) => {
    const ofArea = rows.filter(({ spec }) => spec.startsWith(part));
    const missing = ofArea.filter(({ id }) => !built.has(id));
    const count = `${ofArea.length - missing.length} of ${ofArea.length} built.`;
    return `- ${title}: ${count}${missing.length === 0 ? '' : ` Not built: ${placesOf(missing)}.`}`;
  });
}

/** `2 under /schools, /chess`: rows by the first segment of their path. */
function placesOf(rows: readonly SpecificationRow[]): string {
  const counts = new Map<string, number>();
  for (const { path } of rows) {
    const place = /^\/[^/{:*]*/.exec(path)?.[0] ?? path;
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return [...counts].map(([place, count]) => (count === 1 ? `\`${place}\`` : `${count} under \`${place}\``)).join(', ');
}

/** The ids of the rows that the site's own route table covers. */
export function builtRows(): ReadonlySet<string> {
  return new Set([...pageRoutes.flatMap(({ covers }) => covers), ...fileRoutes.map(({ id }) => id)]);
}

/** The README with these lines between its marks. @throws Error without the marks */
export function withCoverage(readme: string, lines: readonly string[]): string {
  const [from, to] = [readme.indexOf(START), readme.indexOf(END)];
  if (from < 0 || to < from) throw new Error('The README has lost the marks around what is built.');
  return `${readme.slice(0, from)}${START}\n\n${lines.join('\n')}\n\n${readme.slice(to)}`;
}

/** Writes the README anew when the route table has changed. */
export async function writeReadmeCoverage(): Promise<void> {
  const { parse } = await import('csv-parse/sync');
  const rows = parse<SpecificationRow>(await readFile('tests/support/routes.csv', 'utf8'), {
    columns: true,
    bom: true,
  });
  const readme = await readFile('README.md', 'utf8');
  replaceFile('README.md', withCoverage(readme, coverageLines(rows, builtRows())));
}
