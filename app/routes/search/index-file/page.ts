import { buildIndexSources } from '../page';

/** What the search page reads, but for the headlines, which are in a file of their own. */
export function sources() {
  return { optional: buildIndexSources() };
}
