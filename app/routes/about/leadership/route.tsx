import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { loadPage } from '~/page/load-page';
import { PeopleListPage } from '../people-list-page';
import { sources, staffRules, toStaffGroups } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export async function loader(args: LoaderFunctionArgs) {
  const { optional, unavailable } = await loadPage(args, sources);
  const groups = toStaffGroups(optional.people?.value ?? []);
  return { groups: unavailable.includes('people') ? null : groups };
}

export default function Leadership() {
  return <PeopleListPage groups={useLoaderData<typeof loader>().groups} rules={staffRules} what="The leadership" />;
}
