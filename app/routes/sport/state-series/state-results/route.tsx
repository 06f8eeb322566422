import { useLoaderData } from '@remix-run/react';
import { GolfDocuments } from '~/blocks/golf-documents/golf-documents';
import { LegacyFramePage } from '~/blocks/legacy-frame/legacy-frame-page';
import type { SportHeading } from '~/blocks/sport/sport-heading';
import { DocumentList } from '~/components/ui/document-list';
import { EmptyState } from '~/components/ui/empty-state';
import { FreshnessStamp } from '~/components/ui/freshness-stamp';
import { Page } from '~/components/ui/page';
import { Unavailable } from '~/components/ui/unavailable';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { declareShownSources, toView, type ResultDocumentsView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, declareShownSources, toView);

export const meta = describePage<typeof loader>(({ view }) => ({
  title: view.kind === 'tennis' ? view.name : undefined,
  canonical: view.canonical,
}));

/** Results of every sport's finals at one address; golf, tennis and all others have their own forms. */
export default function StateResults() {
  const { heading, view, unavailable } = useLoaderData<typeof loader>();
  const isUnavailable = unavailable.includes('documents');
  switch (view.kind) {
    case 'golf':
      return <GolfDocuments heading={heading} view={view} isUnavailable={isUnavailable} />;
    case 'tennis':
      return <LegacyFramePage heading={heading} view={view} text={view.text} />;
    case 'documents':
      return <ResultDocuments heading={heading} view={view} isUnavailable={isUnavailable} />;
  }
}

interface ResultDocumentsProps {
  readonly heading: Pick<SportHeading, 'kicker' | 'trail'>;
  readonly view: ResultDocumentsView;
  readonly isUnavailable: boolean;
}

/** Documents of a sport's finals as a list. */
function ResultDocuments({ heading, view, isUnavailable }: ResultDocumentsProps) {
  const { title, documents, stamp } = view;
  return (
    <Page title={title} {...heading}>
      {isUnavailable ? (
        <Unavailable what={title} isMain />
      ) : (
        <>
          {stamp !== null && (
            <div className="double-rule border-b border-b-line py-2">
              <FreshnessStamp stamp={stamp} />
            </div>
          )}
          {documents.length === 0 ? (
            <EmptyState isSpaced>No results available.</EmptyState>
          ) : (
            <DocumentList documents={documents} />
          )}
        </>
      )}
    </Page>
  );
}
