import { newsListSources } from '../news-list-view';

/** The articles about meetings of the Board of Directors. */
export const sources = newsListSources('Board Meeting Summaries');
