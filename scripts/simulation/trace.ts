import * as z from 'zod';
import { parseJson } from '~/parse-json';

export interface TraceView {
  readonly atMs: number;
  /** Path and query. */
  readonly address: string;
}

const address = z.string().regex(/^\/(?!\/)/);
const epochMs = z.number().int().positive();
const moment = z.union([epochMs, z.iso.datetime({ offset: true }).transform((iso) => Date.parse(iso))]);

/** `{"at": "2025-10-11T18:00:00Z", "path": "/scores?date=2025-10-11"}`, `at` as ISO time or milliseconds. */
const plainLine = z.object({ at: moment, path: address }).transform(({ at, path }) => ({ at, method: 'GET', path }));

/** A line of `wrangler tail --format json`. */
const tailLine = z
  .object({ eventTimestamp: epochMs, event: z.object({ request: z.object({ url: z.url(), method: z.string() }) }) })
  .transform(({ eventTimestamp, event: { request } }) => {
    const { pathname, search } = new URL(request.url);
    return { at: eventTimestamp, method: request.method, path: pathname + search };
  });

const line = z.union([plainLine, tailLine]);

/** Worker answers that are not pages. */
const NO_PAGE = /^\/(?:build\/|fonts\/|healthz$|status$|metrics$|version\.json$)/;

/** Parses lines of `{at, path}` or `wrangler tail --format json`, in any order. Counts lines for files and other methods, and invalid ones. */
export function readTrace(text: string) {
  const seen: { at: number; address: string }[] = [];
  let [otherLines, badLines] = [0, 0];
  for (const row of text.split('\n')) {
    if (row.trim() === '') continue;
    const parsed = line.safeParse(parseJson(row));
    if (!parsed.success) badLines += 1;
    else if (parsed.data.method !== 'GET' || NO_PAGE.test(parsed.data.path)) otherLines += 1;
    else seen.push({ at: parsed.data.at, address: parsed.data.path });
  }
  seen.sort((a, b) => a.at - b.at);
  const startMs = seen[0]?.at ?? 0;
  return { views: seen.map(({ at, address }) => ({ atMs: at - startMs, address })), otherLines, badLines };
}
