import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { isRouteErrorResponse, useLoaderData } from '@remix-run/react';
import { Byline } from '~/components/article/byline';
import { Contents } from '~/components/article/contents';
import { ShareActions } from '~/components/article/share-actions';
import { failureWords } from '~/components/shell/failure';
import { FailurePage } from '~/components/shell/failure-page';
import { usePageError } from '~/components/shell/use-page-error';
import { BackButton } from '~/components/ui/back-button';
import { ButtonLink } from '~/components/ui/button';
import { EmptyState } from '~/components/ui/empty-state';
import { PageHeader } from '~/components/ui/page-header';
import { RichText } from '~/components/ui/rich-text';
import { loadPage } from '~/routes/load-page';
import { layoutMeta, pageMeta } from '~/routes/page-meta';
import { mayNameArticle, sources, toArticleView } from './page';

const missingWords = 'Article not found.';
const trail = [{ to: '/', text: 'Home' }];

export async function loader(args: LoaderFunctionArgs) {
  if (!mayNameArticle(args.params.slug ?? '')) throw new Response(null, { status: 404 });
  const { critical } = await loadPage(args, sources);
  if (critical.article.value === null) throw new Response(null, { status: 404 });
  return { article: toArticleView(critical.article.value, args.context.site.environment.SITE_URL) };
}

export const meta: MetaFunction<typeof loader> = (args) => {
  if (args.data === undefined)
    return isMissing(args.error) ? pageMeta(args, { title: missingWords }) : layoutMeta(args);
  const { title, path } = args.data.article;
  return pageMeta(args, { title, canonical: path });
};

export default function Article() {
  const { title, category, date, author, body, contents, share } = useLoaderData<typeof loader>().article;
  return (
    <main id="main" className="wrap pb-8">
      <article className="article">
        <PageHeader title={title} kicker={category} trail={trail} />
        <div className="article-columns">
          <div className="article-meta">
            {date !== null && (
              <p className="text-sm text-ink-2">
                <time dateTime={date.iso}>{date.text}</time>
              </p>
            )}
            {author !== null && <Byline author={author} />}
            <ShareActions share={share} />
          </div>
          <Contents entries={contents} of="article" />
          {body.length === 0 ? (
            <EmptyState>This article has no text.</EmptyState>
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
    </main>
  );
}

/** An article that does not exist has a page of its own. */
export function ErrorBoundary() {
  const error = usePageError();
  if (!isMissing(error)) return <FailurePage words={failureWords(error)} />;
  return (
    <main id="main" className="wrap pb-8">
      <PageHeader title="News" trail={trail} />
      <EmptyState
        detail="It may have been moved or taken down."
        actions={
          <>
            <BackButton />
            <ButtonLink to="/">Back to Home</ButtonLink>
          </>
        }
      >
        {missingWords}
      </EmptyState>
    </main>
  );
}

function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}
