import { buildHref, Route } from '~/href';
import type { SearchEntry } from '~/models/search/find-entries';
import type { Headline } from '~/upstream/news';

/** The headlines as entries of the search. */
export function toNewsEntries(headlines: readonly Headline[]): readonly SearchEntry[] {
  return headlines.map(({ slug, title }) => [buildHref(Route.newsArticle, { slug }), title, null]);
}
