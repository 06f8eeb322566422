import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { loadList } from '~/blocks/list/load-list';
import { PeopleListPage } from '../people-list-page';
import { commissionRules, commissionText, sources, toCommissionGroups } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export const loader = (args: LoaderFunctionArgs) => loadList(args, sources, toCommissionGroups);

export default function LegislativeCommission() {
  return (
    <PeopleListPage data={useLoaderData<typeof loader>()} rules={commissionRules}>
      <p className="max-w-[60ch] pb-3">{commissionText}</p>
    </PeopleListPage>
  );
}
