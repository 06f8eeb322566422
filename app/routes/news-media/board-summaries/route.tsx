import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { buildHref, Route } from '~/href';
import { buildLayoutMeta } from '~/page/page-meta';
import { loadNewsList } from '../load-news-list';
import { NewsListPage } from '../news-list-page';
import { sources } from './page';

export async function loader(args: LoaderFunctionArgs) {
  return { view: await loadNewsList(args, sources) };
}

export const meta: MetaFunction = (args) =>
  buildLayoutMeta(args, { feedPath: buildHref(Route.feed, { file: 'board-meeting-summaries.atom' }) });

export default function BoardSummaries() {
  const { view } = useLoaderData<typeof loader>();
  return <NewsListPage view={view} what="The summaries" emptyText="No board meeting summaries found." />;
}
