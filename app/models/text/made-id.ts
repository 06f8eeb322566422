const PREFIX = 'row:';

/** The id of a row to which upstream gives none, from a hash of its content. No id of upstream has a colon. */
export function buildMadeId(hash: number): string {
  return PREFIX + (hash >>> 0).toString(36);
}

/** Whether upstream knows no such id: it has no page and no address. */
export function isMadeId(id: string): boolean {
  return id.startsWith(PREFIX);
}
