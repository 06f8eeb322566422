import { useLoaderData } from '@remix-run/react';
import { buildHref, Route } from '~/href';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { NewsListPage } from '../news-list-page';
import { toView } from '../news-list-view';
import { sources } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta = describePage({ feedPath: buildHref(Route.feed, { file: 'board-meeting-summaries.atom' }) });

export default function BoardSummaries() {
  const { view } = useLoaderData<typeof loader>();
  return <NewsListPage view={view} what="The summaries" emptyText="No board meeting summaries found." />;
}
