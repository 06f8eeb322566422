import type { SportHeading } from '~/blocks/sport/sport-heading';
import { DocumentList } from '~/components/ui/document-list';
import { EmptyState } from '~/components/ui/empty-state';
import { FreshnessStamp } from '~/components/ui/freshness-stamp';
import { Page } from '~/components/ui/page';
import { Unavailable } from '~/components/ui/unavailable';
import type { ResultDocumentsView } from './page';

interface ResultDocumentsProps {
  readonly heading: Pick<SportHeading, 'kicker' | 'trail'>;
  readonly view: ResultDocumentsView;
  readonly isUnavailable: boolean;
}

/** Documents of a sport's finals as a list. */
export function ResultDocuments({ heading, view, isUnavailable }: ResultDocumentsProps) {
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
            <div className="mt-4">
              <EmptyState>No results available.</EmptyState>
            </div>
          ) : (
            <DocumentList documents={documents} />
          )}
        </>
      )}
    </Page>
  );
}
