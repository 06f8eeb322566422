import { readBuiltStyles } from '../supported-browsers/built-styles';
import { isStyleEnhancement } from '../supported-browsers/enhancements';
import { listDeclarations, listMediaQueries } from '../supported-browsers/style-features';
import type { EnginePage } from './engine-page';

/** Declarations and media queries of the built styles that an engine rejects, except enhancements. */
export async function findRejectedStyles(page: Pick<EnginePage, 'evaluate'>): Promise<readonly string[]> {
  const sheets = await readBuiltStyles();
  const rejected = await page.evaluate(
    ({ declarations, queries }) => [
      ...declarations
        .filter((list) => !list.some((declaration) => CSS.supports(`(${declaration})`)))
        .map(([declaration = '']) => declaration),
      ...queries.filter((query) => matchMedia(query).media === 'not all').map((query) => `@media ${query}`),
    ],
    { declarations: sheets.flatMap(listDeclarations), queries: sheets.flatMap(listMediaQueries) },
  );
  // The compatibility data names a condition without its value.
  const isEnhancement = (name: string) => isStyleEnhancement(name) || isStyleEnhancement(name.replace(/:\w+\)/, ')'));
  return [...new Set(rejected)].filter((name) => !isEnhancement(name));
}
