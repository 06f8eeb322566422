import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { buildSportHeading } from '~/blocks/sport/sport-heading';
import { requireSport } from '~/blocks/sport/sport-of-address';
import { DocumentList } from '~/components/ui/document-list';
import { EmptyState } from '~/components/ui/empty-state';
import { PageHeader } from '~/components/ui/page-header';
import { Unavailable } from '~/components/ui/unavailable';
import { loadPage } from '~/page/load-page';
import { usePageHeading } from '~/page/page-meta';
import { sources } from './page';

export async function loader(args: LoaderFunctionArgs) {
  const sport = requireSport(args.params);
  const { optional, unavailable } = await loadPage(args, sources);
  const documents = (optional.documents?.value ?? []).map(({ id, name, url, audience }) => ({
    key: id,
    name,
    url,
    note: audience === null ? null : `For ${audience.toLocaleLowerCase('en')}`,
  }));
  return { heading: buildSportHeading(sport), documents, unavailable };
}

export default function SportResources() {
  const { heading, ...resources } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="wrap pb-8">
      <PageHeader title={usePageHeading()} {...heading} />
      <Resources {...resources} />
    </main>
  );
}

function Resources({ documents, unavailable }: Omit<ReturnType<typeof useLoaderData<typeof loader>>, 'heading'>) {
  if (unavailable.includes('documents')) return <Unavailable what="The resources" isMain />;
  return documents.length === 0 ? <EmptyState>No data available.</EmptyState> : <DocumentList documents={documents} />;
}
