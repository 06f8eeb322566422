export type GolfDocumentKind = 'tee-times' | 'results';

/** Subject of a document of the golf finals, from its name. */
export interface GolfDocument {
  readonly kind: GolfDocumentKind;
  readonly classId: string;
  /** `null` for the results of all rounds together. */
  readonly round: 1 | 2 | null;
}

/** Parses a name such as `2025 Class 1A Round 1 Tee Times`; `null` without a class or kind, or for another year. */
export function readGolfDocument(name: string, year: number): GolfDocument | null {
  const named = /\b20\d\d\b/.exec(name)?.[0];
  const classId = /\b([1-9]A)\b/i.exec(name)?.[1]?.toUpperCase();
  const kind = /\btee[\s-]*times?\b/i.test(name) ? 'tee-times' : /\bresults?\b/i.test(name) ? 'results' : null;
  if (classId === undefined || kind === null || (named !== undefined && Number(named) !== year)) return null;
  return { kind, classId, round: parseRoundIn(name) };
}

export function findGolfDocument<Named extends { readonly name: string }>(
  documents: readonly Named[],
  year: number,
  { kind, classId, round }: GolfDocument,
): Named | undefined {
  return documents.find(({ name }) => {
    const document = readGolfDocument(name, year);
    return document?.kind === kind && document.classId === classId && document.round === round;
  });
}

function parseRoundIn(name: string): 1 | 2 | null {
  if (/\b(?:round\s*1|first round)\b/i.test(name)) return 1;
  return /\b(?:round\s*2|second round)\b/i.test(name) ? 2 : null;
}
