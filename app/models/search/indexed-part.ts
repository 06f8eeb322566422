import MiniSearch, { type Query } from 'minisearch';
import { getMostEdits } from '../text/search-text';
import { joinTellingWords } from './parse-search';
import { type EntryKind, type SearchEntry, type SearchPart } from './search-entry';
import { dropPlural, listTerms } from './search-terms';

/** An entry in an index. */
export interface IndexedEntry {
  readonly kind: EntryKind;
  readonly entry: SearchEntry;
  /** What the title says, see `joinTellingWords`. */
  readonly titleWords: string;
}

type Field = 'title' | 'words' | 'detail' | 'text';
type IndexedDocument = { readonly id: number } & Readonly<Record<Field, string>>;

const namedFields: Field[] = ['title', 'words', 'detail'];

/** What a synonym counts beside the word itself. */
const SYNONYM_SHARE = 0.7;

/** Shorter beginnings of words find too much. */
const leastPrefixCharacters = 3;

/** The entries of a part and the index of their words; the same on the server and in browsers. */
export class IndexedPart {
  readonly #entries: readonly IndexedEntry[];
  readonly #index = new MiniSearch<IndexedDocument>({
    fields: ['title', 'words', 'detail', 'text'] satisfies Field[],
    tokenize: listTerms,
    processTerm: dropPlural,
    searchOptions: { boost: { title: 6, words: 4, detail: 2, text: 0.5 }, weights: { prefix: 0.5, fuzzy: 0.3 } },
  });

  constructor(part: SearchPart) {
    this.#entries = Object.entries(part)
      .flatMap(([kind, entries]) => entries.map((entry) => ({ kind: kind as EntryKind, entry })))
      .map(({ kind, entry }) => ({ kind, entry, titleWords: joinTellingWords(entry.title) }));
    this.#index.addAll(
      this.#entries.map(({ entry: { title, words = '', detail = '', text = '' } }, id) => ({
        id,
        title,
        words,
        detail,
        text,
      })),
    );
  }

  get size(): number {
    return this.#entries.length;
  }

  /**
   * Scores of the entries with a word in one of its spellings, or with one of its synonyms.
   * @param isMisspelled also finds terms that differ by a few letters
   */
  findWord(spellings: readonly string[], synonyms: readonly string[], isMisspelled: boolean): Map<IndexedEntry, Match> {
    const queries: Query[] = [
      ...spellings.map((spelling): Query => ({
        combineWith: 'AND',
        queries: [spelling],
        prefix: (term) => !isMisspelled && term.length >= leastPrefixCharacters,
        fuzzy: (term) => isMisspelled && getMostEdits(term),
        // Names are misspelled; the words of texts are too many, and one of them is always similar.
        ...(isMisspelled && { fields: namedFields }),
      })),
      ...synonyms.map((synonym): Query => ({ combineWith: 'AND', queries: [synonym], boostTerm: () => SYNONYM_SHARE })),
    ];
    const found = this.#index.search({ combineWith: 'OR', queries });
    return new Map(
      found.flatMap(({ id, score, terms }) => {
        const indexed = this.#entries[id as number];
        const [term = ''] = terms;
        // Few people mistype the first letter, and other words differ in it: `fame` is not `game`.
        const isOtherWord = isMisspelled && spellings.every((spelling) => spelling[0] !== term[0]);
        return indexed === undefined || isOtherWord ? [] : [[indexed, { score, term }] as const];
      }),
    );
  }

  /** Terms of the index that resemble a word, the most frequent first. */
  suggestWords(word: string): readonly string[] {
    return this.#index
      .autoSuggest(word, { fuzzy: getMostEdits(word) + 1, prefix: true })
      .map(({ suggestion }) => suggestion);
  }
}

export interface Match {
  readonly score: number;
  /** The term of the index that matched. */
  readonly term: string;
}
