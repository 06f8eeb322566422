import { useLoaderData } from '@remix-run/react';
import { DocumentList } from '~/components/ui/document-list';
import { EmptyState } from '~/components/ui/empty-state';
import { Page } from '~/components/ui/page';
import { Unavailable } from '~/components/ui/unavailable';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export default function SportResources() {
  const { heading, ...resources } = useLoaderData<typeof loader>();
  return (
    <Page {...heading}>
      <Resources {...resources} />
    </Page>
  );
}

function Resources({ documents, unavailable }: Omit<ReturnType<typeof useLoaderData<typeof loader>>, 'heading'>) {
  if (unavailable.includes('documents')) return <Unavailable what="The resources" isMain />;
  return documents.length === 0 ? <EmptyState>No data available.</EmptyState> : <DocumentList documents={documents} />;
}
