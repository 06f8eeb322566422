import { ContactCards } from '~/blocks/list/contact-cards';
import { LoadedListPage, loadList } from '~/blocks/list/list-page';
import type { LoaderArgs } from '~/page/load-page';
import { associationRules, sources, toAssociationGroups } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export const loader = (args: LoaderArgs) => loadList(args, sources, toAssociationGroups);

export default function OfficialAssociations() {
  return <LoadedListPage rules={associationRules} Body={ContactCards} />;
}
