import type { SourceRequest } from './define-source';
import type { Entry } from './entry';

/** Limit of names per source. An association has a few thousand schools, articles and videos. */
const MOST_NAMES = 20_000;

/** Names of existing schools, articles and so on, from the answers that this isolate has read. Kept also when memory drops the answers. */
export class KnownNames {
  /** Keyed by source name. */
  readonly #names = new Map<string, Set<string>>();
  readonly #noted = new WeakSet();

  /** Adds the names in an answer, if its source has `listNames`. */
  note({ definition, params }: SourceRequest, { value }: Pick<Entry, 'value'>): void {
    if (definition.listNames === undefined || typeof value !== 'object' || value === null) return;
    if (this.#noted.has(value)) return;
    this.#noted.add(value);
    const names = this.#names.get(definition.name) ?? new Set();
    if (names.size >= MOST_NAMES) names.clear();
    for (const name of definition.listNames(value, params)) names.add(name);
    this.#names.set(definition.name, names);
  }

  /** Whether the parameters of a request are among the names, or come from the site itself. */
  has({ definition: { namedBy }, params, isNamed }: SourceRequest): boolean {
    if (isNamed === true) return true;
    if (namedBy === undefined) return false;
    const name = namedBy.getName(params);
    return namedBy.sources.some((source) => this.#names.get(source)?.has(name) === true);
  }
}
