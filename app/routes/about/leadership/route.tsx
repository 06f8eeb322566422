import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { loadList } from '~/blocks/list/load-list';
import { PeopleListPage } from '../people-list-page';
import { sources, staffRules, toStaffGroups } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export const loader = (args: LoaderFunctionArgs) => loadList(args, sources, toStaffGroups);

export default function Leadership() {
  return <PeopleListPage data={useLoaderData<typeof loader>()} rules={staffRules} what="The leadership" />;
}
