import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { ContactCards } from '~/components/list/contact-cards';
import { ListPage } from '~/components/list/list-page';
import { loadPage } from '~/page/load-page';
import { usePageHeading } from '~/page/page-meta';
import { sources, toVendorGroups, vendorRules, vendorsText } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export async function loader(args: LoaderFunctionArgs) {
  const { optional, unavailable } = await loadPage(args, sources);
  const groups = toVendorGroups(optional.vendors?.value ?? []);
  return { groups: unavailable.includes('vendors') ? null : groups };
}

export default function LicensedVendors() {
  return (
    <ListPage
      title={usePageHeading()}
      area={{ to: '/resources', text: 'Resources' }}
      groups={useLoaderData<typeof loader>().groups}
      rules={vendorRules}
      Body={ContactCards}
      what="The vendors"
    >
      <p className="max-w-[60ch] pb-3">{vendorsText}</p>
    </ListPage>
  );
}
