import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { ContactCards } from '~/components/list/contact-cards';
import { ListPage } from '~/components/list/list-page';
import { pack } from '~/components/ui/packed';
import { useUnpacked } from '~/components/ui/use-unpacked';
import { loadPage } from '~/page/load-page';
import { usePageHeading } from '~/page/page-meta';
import { associationRules, sources, toAssociationGroups } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export async function loader(args: LoaderFunctionArgs) {
  const { optional, unavailable } = await loadPage(args, sources);
  const groups = toAssociationGroups(optional.associations?.value ?? []);
  return { groups: pack(unavailable.includes('associations') ? null : groups) };
}

export default function OfficialAssociations() {
  return (
    <ListPage
      title={usePageHeading()}
      area={{ to: '/officials', text: 'Officials' }}
      groups={useUnpacked(useLoaderData<typeof loader>().groups)}
      rules={associationRules}
      Body={ContactCards}
      what="The associations"
    />
  );
}
