import { checkSite, type CheckedPage } from './site-walk';

const usage = 'Usage: npm run check:site -- URL   for example: npm run check:site -- https://www.example.org';

/**
 * `npm run check:site -- URL`: asks a deployment for a page of every route, and prints status, age, weight and time of each.
 * Returns 1 when a page fails or none answers.
 */
export async function main(words: readonly string[], print: (line: string) => void = console.log): Promise<number> {
  const [site] = words;
  if (words.length !== 1 || site === undefined || !/^https?:\/\//.test(site) || !URL.canParse(site)) {
    print(usage);
    return 1;
  }
  const { pages, unreached } = await checkSite(new URL(site).origin);
  for (const page of pages) print(lineOf(page));
  for (const route of unreached) print(`  --  ${route}: no page links to one`);
  const failed = pages.filter(({ problem }) => problem !== null);
  print(`${pages.length} pages, ${failed.length} failed, ${unreached.length} routes without a link to them`);
  return failed.length > 0 ? 1 : 0;
}

const KIBIBYTE = 1024;

function lineOf({ path, visit, problem }: CheckedPage): string {
  const columns =
    visit === null
      ? []
      : [
          `${visit.age} s old`.padStart(12),
          `${Math.round(visit.bytes / KIBIBYTE)} KiB`.padStart(9),
          `${visit.tookMs} ms`.padStart(9),
        ];
  return [
    String(visit?.status ?? '--').padStart(4),
    ...columns,
    ` ${path}`,
    ...(problem === null ? [] : [problem]),
  ].join(' ');
}
