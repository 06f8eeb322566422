import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { DocumentList } from '~/components/ui/document-list';
import { EmptyState } from '~/components/ui/empty-state';
import { PageHeader } from '~/components/ui/page-header';
import { loadPage } from '~/routes/load-page';
import { usePageHeading } from '~/routes/page-meta';
import { sportHeading } from '../sport-heading';
import { sportOfAddress } from '../sport-of-address';
import { sources } from './page';

export async function loader(args: LoaderFunctionArgs) {
  const sport = sportOfAddress(args.params);
  const { optional } = await loadPage(args, sources);
  const documents = (optional.documents?.value ?? []).map(({ id, name, url, audience }) => ({
    key: id,
    name,
    url,
    note: audience === null ? null : `For ${audience.toLocaleLowerCase('en')}`,
  }));
  return { heading: sportHeading(sport), documents };
}

export default function SportResources() {
  const { heading, documents } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="wrap pb-8">
      <PageHeader title={usePageHeading()} {...heading} />
      {documents.length === 0 ? <EmptyState>No data available.</EmptyState> : <DocumentList documents={documents} />}
    </main>
  );
}
