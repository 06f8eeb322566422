import type { SourceRequest } from './define-source';
import type { Entry } from './entry';

/** Bounds the names of one source. An association has some thousand schools, articles and videos. */
const MOST_NAMES = 20_000;

/** Names of existing things, from the answers that this isolate has read. They stay known when memory drops the answers. */
export class KnownNames {
  /** By source name. */
  readonly #names = new Map<string, Set<string>>();
  readonly #noted = new WeakSet();

  /** Notes the names in an answer of a source that lists some. */
  note({ definition, params }: SourceRequest, { value }: Pick<Entry, 'value'>): void {
    if (definition.listNames === undefined || typeof value !== 'object' || value === null) return;
    if (this.#noted.has(value)) return;
    this.#noted.add(value);
    const names = this.#names.get(definition.name) ?? new Set();
    if (names.size >= MOST_NAMES) names.clear();
    for (const name of definition.listNames(value, params)) names.add(name);
    this.#names.set(definition.name, names);
  }

  /** Whether such an answer, or the site itself, names what is requested. */
  has({ definition: { namedBy }, params, isNamed }: SourceRequest): boolean {
    if (isNamed === true) return true;
    if (namedBy === undefined) return false;
    const name = namedBy.getName(params);
    return namedBy.sources.some((source) => this.#names.get(source)?.has(name) === true);
  }
}
