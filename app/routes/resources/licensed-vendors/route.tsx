import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { ContactCards } from '~/blocks/list/contact-cards';
import { LoadedListPage } from '~/blocks/list/list-page';
import { loadList } from '~/blocks/list/load-list';
import { sources, toVendorGroups, vendorRules, vendorsText } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export const loader = (args: LoaderFunctionArgs) => loadList(args, sources, toVendorGroups);

export default function LicensedVendors() {
  return (
    <LoadedListPage data={useLoaderData<typeof loader>()} rules={vendorRules} Body={ContactCards}>
      <p className="max-w-[60ch] pb-3">{vendorsText}</p>
    </LoadedListPage>
  );
}
