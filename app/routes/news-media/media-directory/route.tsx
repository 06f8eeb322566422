import { ContactCards } from '~/blocks/list/contact-cards';
import { LoadedListPage, loadList } from '~/blocks/list/list-page';
import type { LoaderArgs } from '~/page/load-page';
import { mediaRules, sources, toMediaGroups } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export const loader = (args: LoaderArgs) => loadList(args, sources, toMediaGroups);

export default function MediaDirectory() {
  return <LoadedListPage rules={mediaRules} Body={ContactCards} what="The media directory" />;
}
