import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { ListPage } from '~/components/list/list-page';
import type { ListGroup } from '~/components/list/list-rules';
import { DocumentList } from '~/components/ui/document-list';
import { pack } from '~/components/ui/packed';
import { useUnpacked } from '~/components/ui/use-unpacked';
import { loadPage } from '~/page/load-page';
import { buildPageMeta } from '~/page/page-meta';
import { type ArchiveRow, archiveRules, sources, toArchiveGroups } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export async function loader(args: LoaderFunctionArgs) {
  const { optional, unavailable } = await loadPage(args, sources);
  const { environment, page } = args.context.site;
  const groups = toArchiveGroups(optional.documents?.value ?? []);
  return {
    title: `${environment.PRODUCT} ${page.heading}`,
    groups: pack(unavailable.includes('documents') ? null : groups),
  };
}

export const meta: MetaFunction<typeof loader> = (args) => buildPageMeta(args, { title: args.data?.title });

export default function AllAccess() {
  const { title, groups } = useLoaderData<typeof loader>();
  return (
    <ListPage
      title={title}
      area={{ to: '/resources', text: 'Resources' }}
      groups={useUnpacked(groups)}
      rules={archiveRules}
      Body={Documents}
      what="The documents"
    />
  );
}

function Documents({ group: { rows } }: { readonly group: ListGroup<ArchiveRow> }) {
  return <DocumentList documents={rows} />;
}
