import type { ReactNode } from 'react';
import type { OutlineEntry } from '~/models/content/outline';
import type { RichText as Text } from '~/models/content/rich-text';
import { BackButton } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Page } from '../ui/page';
import { RichText } from '../ui/rich-text';
import { Contents } from './contents';

interface ArticlePageProps {
  readonly of: 'article' | 'page';
  readonly header: ReactNode;
  readonly facts: ReactNode;
  readonly contents: readonly OutlineEntry[];
  readonly body: Text;
}

/** A text page: heading, facts, a table of contents beside it, and the way back. */
export function ArticlePage({ of, header, facts, contents, body }: ArticlePageProps) {
  return (
    <Page header={null}>
      <article className="article">
        {header}
        <div className="article-columns">
          {facts}
          <Contents entries={contents} of={of} />
          {body.length === 0 ? (
            <EmptyState>{`This ${of} has no text.`}</EmptyState>
          ) : (
            <div className="prose">
              <RichText>{body}</RichText>
            </div>
          )}
        </div>
      </article>
      <p className="mt-8 print:hidden">
        <BackButton />
      </p>
    </Page>
  );
}
