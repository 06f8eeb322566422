import { pageRoutes, type PageRoute } from '~/routes.table.js';
import { replaceFile } from './replace-file.mjs';

const generatedFile = 'app/route-patterns.generated.ts';

/**
 * Writes what links, pages and the service worker need of the route table, so that no bundle holds the table: the pattern of
 * each row, the type of the values that fill it, and which paths are light documents or are kept offline. Bundlers write the
 * members of an enum where they are named, so that a script holds the patterns of its own links and no others.
 */
export function writeRoutePatterns(): void {
  const rows = pageRoutes.map((row) => ({ ...row, name: toMemberName(row.id) }));
  const lines = [
    '/** Made by scripts/build/route-patterns.ts from app/routes.table.js. */',
    'export enum Route {',
    ...rows.map(({ name, path }) => `  ${name} = '${path === '*' ? '/*' : path}',`),
    '}',
    '',
    'type Optional = string | null;',
    '',
    '/** What fills the pattern of each row, and the query that its page reads. */',
    'export interface RouteValues {',
    ...rows.map((row) => `  readonly [Route.${row.name}]: { ${listValueTypes(row).join(' ')} };`),
    '}',
    '',
    // No page links to the documents for frames.
    `export const lightPaths = ${buildPathExpression(rows.filter(({ document, isFramable }) => document === 'light' && isFramable !== true))};`,
    `export const keptPaths = ${buildPathExpression(rows.filter(({ isKeptOffline }) => isKeptOffline === true))};`,
    '',
  ];
  replaceFile(generatedFile, lines.join('\n'));
}

/** `ssBrackets` for the id `ss-brackets`. */
function toMemberName(id: string): string {
  return id.replace(/-(\w)/g, (_, first: string) => first.toUpperCase());
}

function listValueTypes({ path, query }: PageRoute): readonly string[] {
  const parameters = [...path.matchAll(/(?:^|\/):(\w+)(\??)/g)].map(([, name = '', mark]) =>
    mark === '' ? `readonly ${name}: string;` : `readonly ${name}?: Optional;`,
  );
  const names = Object.keys(query).map((name) => `readonly '${name}'?: Optional;`);
  return [
    ...parameters,
    ...(path === '*' ? [`readonly '*': string;`] : []),
    ...(names.length === 0 ? [] : [`readonly query?: { ${names.join(' ')} };`]),
    'readonly hash?: string;',
  ];
}

function buildPathExpression(rows: readonly PageRoute[]): string {
  const patterns = rows.map(({ path }) =>
    path
      .replace(/[./]/g, '\\$&')
      .replace(/\\\/:\w+\?/g, '(?:\\/[^/]+)?')
      .replace(/:\w+/g, '[^/]+'),
  );
  return `/^(?:${patterns.join('|')})$/i`;
}
