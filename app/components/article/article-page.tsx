import type { ReactNode } from 'react';
import type { OutlineEntry } from '~/models/content/outline';
import type { RichText as Text } from '~/models/content/rich-text';
import { BackButton } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Page } from '../ui/page';
import { ShowResults } from '../ui/results';
import { RichText } from '../ui/rich-text';
import { Contents } from './contents';

interface ArticlePageProps {
  readonly of: 'article' | 'page';
  readonly header: ReactNode;
  /** Above the text, or beside it in wide windows. */
  readonly facts: ReactNode;
  /** Below the text. */
  readonly end?: ReactNode;
  readonly contents: readonly OutlineEntry[];
  readonly body: Text;
  /** `all` when heading and body tell a result, `some` when parts of the body do. */
  readonly results?: 'all' | 'some' | 'none';
}

/** A text page: heading, facts, a table of contents beside it, and the way back. */
export function ArticlePage({ of, header, facts, end, contents, body, results = 'none' }: ArticlePageProps) {
  return (
    <Page header={null}>
      <article className="article" data-results>
        {header}
        <div className="article-columns">
          {facts}
          <Contents entries={contents} of={of} />
          <div>
            {body.length === 0 ? (
              <EmptyState>{`This ${of} has no text.`}</EmptyState>
            ) : (
              <>
                {results !== 'none' && <ShowResults />}
                <div className={results === 'all' ? 'prose result' : 'prose'}>
                  <RichText>{body}</RichText>
                </div>
              </>
            )}
            {end}
          </div>
        </div>
      </article>
      <p className="mt-8 print:hidden">
        <BackButton />
      </p>
    </Page>
  );
}
