/** A paper by name, as upstream lists those of a sport's finals. */
interface NamedPaper {
  readonly name: string;
  readonly url: string;
}

export type SheetKind = 'tee-times' | 'results';

/** What a paper of the golf finals is about, as far as its name tells. */
export interface GolfSheet {
  readonly kind: SheetKind;
  readonly classId: string;
  /** `null` for the results of all rounds together. */
  readonly round: 1 | 2 | null;
}

/**
 * Reads the name of a paper, such as `2025 Class 1A Round 1 Tee Times`. `null` when it names no class or neither kind, or
 * names another year.
 * @param year of the finals
 */
export function readGolfSheet(name: string, year: number): GolfSheet | null {
  const named = /\b20\d\d\b/.exec(name)?.[0];
  const classId = /\b([1-9]A)\b/i.exec(name)?.[1]?.toUpperCase();
  const kind = /\btee[\s-]*times?\b/i.test(name) ? 'tee-times' : /\bresults?\b/i.test(name) ? 'results' : null;
  if (classId === undefined || kind === null || (named !== undefined && Number(named) !== year)) return null;
  return { kind, classId, round: roundIn(name) };
}

/** The first paper that is this sheet. */
export function findGolfSheet<Paper extends NamedPaper>(
  papers: readonly Paper[],
  year: number,
  { kind, classId, round }: GolfSheet,
): Paper | undefined {
  return papers.find(({ name }) => {
    const sheet = readGolfSheet(name, year);
    return sheet?.kind === kind && sheet.classId === classId && sheet.round === round;
  });
}

function roundIn(name: string): 1 | 2 | null {
  if (/\b(?:round\s*1|first round)\b/i.test(name)) return 1;
  return /\b(?:round\s*2|second round)\b/i.test(name) ? 2 : null;
}
