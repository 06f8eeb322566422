import { newsListSources } from '../news-list-view';

/** Every article, the newest first. */
export const sources = newsListSources('');
