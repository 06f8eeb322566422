import type { LedgerLine } from './answer';

/**
 * The members of `Cache-Status` (RFC 9211) for the sources of a page, nearest to upstream first as the RFC wants it:
 * the document's own member follows them.
 */
export function sourceMembers(lines: readonly LedgerLine[], nowMs: number): readonly string[] {
  return lines.map((line) => sourceMember(line, nowMs));
}

/** The document's member when it came out of the document cache. */
export function documentHit(ttlSeconds: number): string {
  return `fieldhouse; hit; ttl=${ttlSeconds}`;
}

/** The document's member when it was made for this request. */
export function documentMiss(ttlSeconds: number, stored: boolean): string {
  return `fieldhouse; fwd=miss; ttl=${ttlSeconds}${stored ? '; stored' : ''}`;
}

function sourceMember({ request, answer }: LedgerLine, nowMs: number): string {
  const { name } = request.definition;
  if (answer.status === 'failed') return `${name}; fwd=miss; detail=${answer.reason}`;
  const { freshUntilMs, origin, droppedRows } = answer;
  const ttlSeconds = Math.floor((freshUntilMs - nowMs) / 1000);
  const from = origin === 'memory' || origin === 'kv' ? 'hit' : 'fwd=miss; stored';
  const dropped = droppedRows > 0 ? `-dropped-${droppedRows}` : '';
  return `${name}; ${from}; ttl=${ttlSeconds}; detail=${origin}${dropped}`;
}
