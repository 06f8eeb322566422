import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { ContactCards } from '~/blocks/list/contact-cards';
import { LoadedListPage } from '~/blocks/list/list-page';
import { loadList } from '~/blocks/list/load-list';
import { associationRules, sources, toAssociationGroups } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export const loader = (args: LoaderFunctionArgs) => loadList(args, sources, toAssociationGroups);

export default function OfficialAssociations() {
  return <LoadedListPage data={useLoaderData<typeof loader>()} rules={associationRules} Body={ContactCards} />;
}
