import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { loadList } from '~/blocks/list/load-list';
import { buildPageMeta } from '~/page/page-meta';
import { PeopleListPage } from '../people-list-page';
import { memberRules, sources, toMemberGroups, toTitle } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export const loader = (args: LoaderFunctionArgs) => loadList(args, sources, toMemberGroups, toTitle);

export const meta: MetaFunction<typeof loader> = (args) => buildPageMeta(args, { title: args.data?.title });

export default function IhsafBoard() {
  return <PeopleListPage data={useLoaderData<typeof loader>()} rules={memberRules} what="Members" />;
}
