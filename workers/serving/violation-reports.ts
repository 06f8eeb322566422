import * as z from 'zod';
import { CallLimit } from '~/cache/upstream/call-limit';
import type { CacheDependencies } from '~/cache/upstream/fetch-entry';
import { readText } from '~/cache/upstream/fetch-upstream';
import { parseUrl } from '~/models/text/parse-url';
import { parseJson } from '~/parse-json';
import { NO_STORE } from './response-headers';

const MOST_BYTES = 8 * 1024;
/** Limit of reports per isolate and minute. */
const MOST_REPORTS = { count: 20, periodMs: 60_000 };
/** Limit of violations in one report. */
const MOST_VIOLATIONS = 5;
const MOST_CHARACTERS = 120;

const field = z.string().optional().catch(undefined);
const line = z.number().int().optional().catch(undefined);

/** The two report formats have different names for the same fields. */
const violation = z
  .object({
    'document-uri': field,
    'effective-directive': field,
    'violated-directive': field,
    'blocked-uri': field,
    'source-file': field,
    'line-number': line,
    documentURL: field,
    effectiveDirective: field,
    blockedURL: field,
    sourceFile: field,
    lineNumber: line,
  })
  .transform((given) => ({
    page: given['document-uri'] ?? given.documentURL,
    directive: given['effective-directive'] ?? given['violated-directive'] ?? given.effectiveDirective,
    blocked: given['blocked-uri'] ?? given.blockedURL,
    source: given['source-file'] ?? given.sourceFile,
    line: given['line-number'] ?? given.lineNumber,
  }));

type Violation = z.output<typeof violation>;

const reportBody = z.union([
  /** `application/csp-report` (CSP level 3, section 5.3). */
  z.object({ 'csp-report': violation }).transform((report) => [report['csp-report']]),
  /** `application/reports+json` (Reporting API), from cached pages of older builds. Reports of other types are ignored. */
  z
    .array(z.object({ type: z.string(), body: violation }))
    .transform((reports) => reports.filter(({ type }) => type === 'csp-violation').map(({ body }) => body)),
]);

/** Creates the function that logs reported violations. Size, rate and fields are limited, because anybody can send reports. */
export function createReportAnswerer({
  clock,
  log,
}: Pick<CacheDependencies, 'clock' | 'log'>): (request: Request) => Promise<Response> {
  const limit = new CallLimit(clock, MOST_REPORTS.count, MOST_REPORTS.periodMs);
  return async (request) => {
    if (request.method !== 'POST') return buildAnswer(405, { allow: 'POST' });
    if (!limit.admits()) return buildAnswer(429, { 'retry-after': '60' });
    const text = await readText(request, MOST_BYTES);
    if (text === null) return buildAnswer(413);
    const violations = reportBody.safeParse(parseJson(text)).data;
    if (violations === undefined) return buildAnswer(400);
    for (const violation of violations.slice(0, MOST_VIOLATIONS)) log(buildReportLine(violation));
    return buildAnswer(204);
  };
}

function buildReportLine({ page, directive, blocked, source, line: lineNumber }: Violation) {
  return {
    event: 'csp-violation',
    page: page && getReportedPath(page),
    directive: directive?.slice(0, MOST_CHARACTERS),
    blocked: blocked && getBlockedOrigin(blocked),
    source: source && withoutQuery(source),
    line: lineNumber,
  };
}

/** The path without the query, which may contain search text. */
function getReportedPath(address: string): string {
  return limitText(parseUrl(address)?.pathname ?? 'unreadable');
}

function withoutQuery(address: string): string {
  const url = parseUrl(address);
  return limitText(url === null ? address : `${url.protocol}//${url.host}${url.pathname}`);
}

/** Origin of the blocked address, or a word such as `inline`. */
function getBlockedOrigin(blocked: string): string {
  const url = parseUrl(blocked);
  if (url === null) return limitText(blocked);
  const { protocol, host } = url;
  return limitText(host === '' ? protocol : `${protocol}//${host}`);
}

function limitText(text: string): string {
  return text.slice(0, MOST_CHARACTERS);
}

function buildAnswer(status: number, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(null, { status, headers: { ...NO_STORE, ...headers } });
}
