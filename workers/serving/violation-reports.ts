import * as z from 'zod';
import { CallLimit } from '~/cache/call-limit';
import type { CacheTools } from '~/cache/fetch-entry';
import { readText } from '~/cache/fetch-upstream';
import { parseJson } from '~/parse-json';
import { NO_STORE } from './response-headers';

const MOST_BYTES = 8 * 1024;
/** Bound per isolate and minute. */
const MOST_REPORTS = { count: 20, periodMs: 60_000 };
/** Browsers may send several violations together. */
const MOST_VIOLATIONS = 5;
const MOST_CHARACTERS = 120;

const field = z.string().optional().catch(undefined);
const line = z.number().int().optional().catch(undefined);

/** Body of `application/csp-report` (CSP level 3, section 5.3). */
const singleReport = z
  .object({
    'csp-report': z.object({
      'document-uri': field,
      'effective-directive': field,
      'violated-directive': field,
      'blocked-uri': field,
      'source-file': field,
      'line-number': line,
    }),
  })
  .transform(({ 'csp-report': report }): Violation[] => [
    {
      page: report['document-uri'],
      directive: report['effective-directive'] ?? report['violated-directive'],
      blocked: report['blocked-uri'],
      source: report['source-file'],
      line: report['line-number'],
    },
  ]);

/** Body of `application/reports+json` (Reporting API), for kept pages of older builds. Other reports are ignored. */
const reportList = z
  .array(
    z.object({
      type: z.string(),
      body: z.object({
        documentURL: field,
        effectiveDirective: field,
        blockedURL: field,
        sourceFile: field,
        lineNumber: line,
      }),
    }),
  )
  .transform((reports): Violation[] =>
    reports
      .filter(({ type }) => type === 'csp-violation')
      .map(({ body }) => ({
        page: body.documentURL,
        directive: body.effectiveDirective,
        blocked: body.blockedURL,
        source: body.sourceFile,
        line: body.lineNumber,
      })),
  );

const reportBody = z.union([singleReport, reportList]);

type Violation = Readonly<Partial<Record<'page' | 'directive' | 'blocked' | 'source', string>>> & {
  readonly line?: number | undefined;
};

/** Logs violations with bounded fields, size and rate, because anybody can send reports. */
export function createReportAnswerer({
  clock,
  log,
}: Pick<CacheTools, 'clock' | 'log'>): (request: Request) => Promise<Response> {
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

/** Without the query, which may contain a search. */
function getReportedPath(address: string): string {
  return limitText(URL.canParse(address) ? new URL(address).pathname : 'unreadable');
}

function withoutQuery(address: string): string {
  if (!URL.canParse(address)) return limitText(address);
  const { protocol, host, pathname } = new URL(address);
  return limitText(`${protocol}//${host}${pathname}`);
}

/** Origin of the blocked address, or a word such as `inline`. */
function getBlockedOrigin(blocked: string): string {
  if (!URL.canParse(blocked)) return limitText(blocked);
  const { protocol, host } = new URL(blocked);
  return limitText(host === '' ? protocol : `${protocol}//${host}`);
}

function limitText(text: string): string {
  return text.slice(0, MOST_CHARACTERS);
}

function buildAnswer(status: number, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(null, { status, headers: { ...NO_STORE, ...headers } });
}
