import { LoadedListPage, loadList } from '~/blocks/list/list-page';
import type { ListGroup } from '~/blocks/list/list-rules';
import { DocumentList } from '~/components/ui/document-list';
import type { LoaderArgs } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { type ArchiveRow, archiveRules, sources, toArchiveGroups, toTitle } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export const loader = (args: LoaderArgs) => loadList(args, sources, toArchiveGroups, toTitle);

export const meta = describePage<typeof loader>(({ title }) => ({ title }));

export default function AllAccess() {
  return <LoadedListPage rules={archiveRules} Body={Documents} />;
}

function Documents({ group: { rows } }: { readonly group: ListGroup<ArchiveRow> }) {
  return <DocumentList documents={rows} />;
}
