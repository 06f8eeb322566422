import { sources as searchSources } from '../page';

/** The same as the search page reads. */
export const sources = searchSources;
