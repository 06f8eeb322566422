import type { LoaderFunction, MetaFunction } from '@remix-run/cloudflare';

/**
 * Adds the addresses of the page's files to its `meta`. A module of its own, because few pages need it.
 * @param findFile path of the files without their ending, by that of the page; by default the same without a class. `null` for none
 */
export function withFileLinks<Loader extends LoaderFunction>(
  describe: MetaFunction<Loader>,
  findFile: (path: string) => string | null = (path) => path,
): MetaFunction<Loader> {
  return (args) => {
    const described = describe(args);
    const canonical = described.flatMap((tag) => ('rel' in tag && tag.rel === 'canonical' ? String(tag.href) : []))[0];
    if (args.data === undefined || canonical === undefined) return described;
    const { pathname, search } = new URL(canonical, 'https://site.example');
    const [, path = '', classId] = /^(.*?)(?:\/(\dA))?$/.exec(pathname) ?? [];
    const file = findFile(path);
    if (file === null) return described;
    const query = classId === undefined ? search : `?class=${classId}`;
    return [
      ...described,
      ...['text/csv', 'application/json'].map((type) => ({
        tagName: 'link' as const,
        rel: 'alternate',
        href: `${file}.${type.replace(/.*\//, '')}${query}`,
        type,
      })),
    ];
  };
}
