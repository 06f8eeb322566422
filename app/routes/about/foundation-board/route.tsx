import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { loadList } from '~/blocks/list/load-list';
import { PeopleListPage } from '../people-list-page';
import { memberRules, sources, toMemberGroups } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export const loader = (args: LoaderFunctionArgs) => loadList(args, sources, toMemberGroups);

export default function FoundationBoard() {
  return <PeopleListPage data={useLoaderData<typeof loader>()} rules={memberRules} what="Members" />;
}
