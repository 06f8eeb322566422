import { buildIndexSources } from '../page';

/** Everything for the search page except headlines. */
export function sources() {
  return { optional: buildIndexSources() };
}
