import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { loadPage } from '~/page/load-page';
import { PeopleListPage } from '../people-list-page';
import { commissionRules, commissionText, sources, toCommissionGroups } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export async function loader(args: LoaderFunctionArgs) {
  const { optional, unavailable } = await loadPage(args, sources);
  const groups = toCommissionGroups(optional.members?.value ?? []);
  return { groups: unavailable.includes('members') ? null : groups };
}

export default function LegislativeCommission() {
  return (
    <PeopleListPage groups={useLoaderData<typeof loader>().groups} rules={commissionRules} what="The members">
      <p className="max-w-[60ch] pb-3">{commissionText}</p>
    </PeopleListPage>
  );
}
