import { checkSite, type CheckedPage } from './site-walk';

const usage =
  'Usage: npm run check:site -- URL [--further 500]   for example: npm run check:site -- https://www.example.org';

/**
 * `npm run check:site -- URL`: requests a page of every route and prints status, age, weight and time. `--further N` follows N more links,
 * beyond the limit of a deployment (429). Returns 1 after a failure.
 */
export async function main(words: readonly string[], print: (line: string) => void = console.log): Promise<number> {
  const options = readOptions(words);
  if (options === null) {
    print(usage);
    return 1;
  }
  const { pages, unreached } = await checkSite(options.origin, options.mostFurther);
  for (const page of pages) print(formatWalkLine(page));
  for (const route of unreached) print(`  --  ${route}: no page links to one`);
  const failed = pages.filter(({ problem }) => problem !== null);
  print(`${pages.length} pages, ${failed.length} failed, ${unreached.length} routes without a link to them`);
  return failed.length > 0 ? 1 : 0;
}

interface CheckOptions {
  readonly origin: string;
  readonly mostFurther: number;
}

/** `null` for invalid options. */
function readOptions([site = '', name, count = '', ...rest]: readonly string[]): CheckOptions | null {
  if (!/^https?:\/\//.test(site) || !URL.canParse(site) || rest.length > 0) return null;
  const { origin } = new URL(site);
  if (name === undefined) return { origin, mostFurther: 0 };
  return name === '--further' && /^\d{1,6}$/.test(count) ? { origin, mostFurther: Number(count) } : null;
}

const KIBIBYTE = 1024;

function formatWalkLine({ path, visit, problem }: CheckedPage): string {
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
