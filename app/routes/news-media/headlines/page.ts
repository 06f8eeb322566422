import { buildNewsListSources } from '../news-list-view';

/** Every article, the newest first. */
export const sources = buildNewsListSources('');
