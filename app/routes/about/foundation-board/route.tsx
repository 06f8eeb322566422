import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { loadPage } from '~/page/load-page';
import { PeopleListPage } from '../people-list-page';
import { memberRules, sources, toMemberGroups } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export async function loader(args: LoaderFunctionArgs) {
  const { optional, unavailable } = await loadPage(args, sources);
  const groups = toMemberGroups(optional.members?.value ?? []);
  return { groups: unavailable.includes('members') ? null : groups };
}

export default function FoundationBoard() {
  return <PeopleListPage groups={useLoaderData<typeof loader>().groups} rules={memberRules} what="Members" />;
}
