import { createMemoryStore } from './memory-store';

/** A page as it was made, ready to be sent again. */
export interface StoredDocument {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer;
  readonly etag: string;
  /** Real clock, milliseconds. */
  readonly madeAtMs: number;
  readonly freshUntilMs: number;
  /** Until when it may be sent while a newer one is made. */
  readonly revalidateUntilMs: number;
}

/** What to do with a kept document. */
export type DocumentPhase = 'fresh' | 'revalidate' | 'gone';

export interface DocumentCache {
  readonly get: (key: string) => StoredDocument | null;
  readonly put: (key: string, document: StoredDocument) => void;
  /**
   * Says yes to one caller at a time: only that one makes the document again. A remake that was cut off with its request
   * blocks nobody for longer than `remakeMs`.
   */
  readonly mayRemake: (key: string, nowMs: number) => boolean;
  readonly remade: (key: string) => void;
}

const remakeMs = 10_000;
/** What a document costs beyond its body. */
const overheadBytes = 1_024;

/** Whole documents in the memory of one isolate. */
export function createDocumentCache(maxBytes: number): DocumentCache {
  const documents = createMemoryStore<StoredDocument>(maxBytes);
  const remakes = new Map<string, number>();
  return {
    get: documents.get,
    put: (key, document) => {
      documents.set(key, document, document.body.byteLength + overheadBytes);
    },
    mayRemake: (key, nowMs) => {
      const since = remakes.get(key);
      if (since !== undefined && nowMs - since < remakeMs) return false;
      remakes.set(key, nowMs);
      return true;
    },
    remade: (key) => {
      remakes.delete(key);
    },
  };
}

export function documentPhase(document: StoredDocument, nowMs: number): DocumentPhase {
  if (nowMs < document.freshUntilMs) return 'fresh';
  return nowMs < document.revalidateUntilMs ? 'revalidate' : 'gone';
}
