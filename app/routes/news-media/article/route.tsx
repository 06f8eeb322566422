import { useLoaderData } from '@remix-run/react';
import { ArticlePage } from '~/components/article/article-page';
import { Byline } from '~/components/article/byline';
import { ShareActions } from '~/components/article/share-actions';
import { MissingPage, PageFailure } from '~/components/shell/page-failure';
import { PageHeader } from '~/components/ui/page';
import { HiddenText } from '~/components/ui/results';
import { buildHref, Route } from '~/href';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { sources, toView } from './page';

const missingWords = 'Article not found.';
const trail = [{ to: buildHref(Route.newsHeadlines), text: 'Headlines' }];

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta = describePage<typeof loader>(
  ({ article: { title, neutralTitle, path, picturePath } }) => ({
    title,
    // The tab of the browser cannot depend on the visitor.
    documentTitle: neutralTitle ?? title,
    canonical: path,
    picturePath,
    type: 'article',
    feedPath: buildHref(Route.feed, { file: 'news.atom' }),
  }),
  missingWords,
);

export default function Article() {
  const { title, neutralTitle, results, category, date, author, body, contents, share } =
    useLoaderData<typeof loader>().article;
  return (
    <ArticlePage
      of="article"
      header={
        <PageHeader
          title={title}
          shownTitle={<HiddenText neutral={neutralTitle}>{title}</HiddenText>}
          kicker={category}
          trail={trail}
        />
      }
      facts={
        <div className="article-meta">
          {date !== null && (
            <p className="text-sm text-ink-2">
              <time dateTime={date.iso}>{date.text}</time>
            </p>
          )}
          {author !== null && <Byline author={author} />}
        </div>
      }
      end={
        <div className="mt-6">
          <ShareActions share={share} />
        </div>
      }
      contents={contents}
      body={body}
      results={results}
    />
  );
}

export function ErrorBoundary() {
  return (
    <PageFailure
      missing={
        <MissingPage
          title={missingWords}
          text="It may have been moved or taken down."
          to={buildHref(Route.newsHeadlines)}
          linkText="All headlines"
        />
      }
    />
  );
}
