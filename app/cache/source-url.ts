/**
 * The address of a source: its path below a base. Paths are written as upstream documents them (`/v1/news`), and a base
 * may or may not end in that first segment: `http://host/v1` and `http://host` mean the same.
 * @param base without a trailing slash
 */
export function sourceUrl(base: string, path: string): string {
  const firstSegment = /^\/[^/?#]*/.exec(path)?.[0] ?? '';
  const root = firstSegment.length > 1 && base.endsWith(firstSegment) ? base.slice(0, -firstSegment.length) : base;
  return root + path;
}
