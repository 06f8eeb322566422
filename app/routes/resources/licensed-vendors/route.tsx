import { ContactCards } from '~/blocks/list/contact-cards';
import { LoadedListPage, loadList } from '~/blocks/list/list-page';
import type { LoaderArgs } from '~/page/load-page';
import { sources, toVendorGroups, vendorRules } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export const loader = (args: LoaderArgs) => loadList(args, sources, toVendorGroups);

export default function LicensedVendors() {
  return <LoadedListPage rules={vendorRules} Body={ContactCards} />;
}
