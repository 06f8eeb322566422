import { buildNewsListSources } from '../news-list-view';

/** The articles about meetings of the Board of Directors. */
export const sources = buildNewsListSources('Board Meeting Summaries');
