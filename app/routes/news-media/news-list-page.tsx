import type { ReactNode } from 'react';
import { usePageLoading } from '~/browser/page-requests';
import { NewsList } from '~/components/article/news-list';
import { EmptyState } from '~/components/ui/empty-state';
import { Page } from '~/components/ui/page';
import { Pager } from '~/components/ui/pager';
import { Unavailable } from '~/components/ui/unavailable';
import type { NewsListView } from './news-list-view';

interface NewsListPageProps {
  /** `null` when it could not be read. */
  readonly view: NewsListView | null;
  /** Name of the list in the failure text: `The headlines`. */
  readonly what: string;
  readonly emptyText: string;
  readonly children?: ReactNode;
}

/** A paged list of articles. */
export function NewsListPage({ view, what, emptyText, children }: NewsListPageProps) {
  const isLoading = usePageLoading();
  return (
    <Page>
      {children}
      {view === null ? (
        <Unavailable what={what} isMain />
      ) : (
        <div aria-busy={isLoading} className="transition-opacity delay-150 aria-busy:opacity-60">
          <p role="status" className="pb-2 text-sm text-ink-2">
            {view.countText}
          </p>
          {view.teasers.length === 0 ? <EmptyState>{emptyText}</EmptyState> : <NewsList teasers={view.teasers} />}
          <Pager pager={view.pager} />
        </div>
      )}
    </Page>
  );
}
