import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { LoadedListPage } from '~/blocks/list/list-page';
import type { ListGroup } from '~/blocks/list/list-rules';
import { loadList } from '~/blocks/list/load-list';
import { DocumentList } from '~/components/ui/document-list';
import { buildPageMeta } from '~/page/page-meta';
import { type ArchiveRow, archiveRules, sources, toArchiveGroups } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export async function loader(args: LoaderFunctionArgs) {
  const { environment, page } = args.context.site;
  return { title: `${environment.PRODUCT} ${page.heading}`, ...(await loadList(args, sources, toArchiveGroups)) };
}

export const meta: MetaFunction<typeof loader> = (args) => buildPageMeta(args, { title: args.data?.title });

export default function AllAccess() {
  return <LoadedListPage data={useLoaderData<typeof loader>()} rules={archiveRules} Body={Documents} />;
}

function Documents({ group: { rows } }: { readonly group: ListGroup<ArchiveRow> }) {
  return <DocumentList documents={rows} />;
}
