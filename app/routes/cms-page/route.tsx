import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData, useLocation } from '@remix-run/react';
import { ArticlePage } from '~/components/article/article-page';
import { isNotFound, PageFailure } from '~/components/shell/page-failure';
import { PageHeader } from '~/components/ui/page-header';
import { loadPage } from '~/page/load-page';
import { formatDocumentTitle, hasFailed, buildLayoutMeta, buildPageMeta } from '~/page/page-meta';
import { findArticlePath, buildCmsPath, sources, toCmsPageView, type CmsPageView } from './page';

const failureTitle = 'Error Loading Content';
const failureText = 'We couldn’t load the content for this page. Please try again later.';
const qualifierFailureText = 'Sorry, this page content could not be loaded.';
const QUALIFIER_PATH = 'about/statequalifier';

export async function loader(args: LoaderFunctionArgs) {
  const { site } = args.context;
  const path = buildCmsPath(args.params['*'] ?? '');
  const page = await readPage(args);
  if (page === null) {
    const article = findArticlePath(path);
    throw article === null ? new Response(null, { status: 404 }) : redirect(article);
  }
  return { page: toCmsPageView(page, path, site.environment.PRODUCT) };
}

/** @returns `null` for a page that upstream does not have, or has emptied */
async function readPage(args: LoaderFunctionArgs) {
  try {
    return (await loadPage(args, sources)).critical.page.value;
  } catch (error) {
    if (error instanceof Response && error.status === 404) return null;
    throw error;
  }
}

export const meta: MetaFunction<typeof loader> = (args) => {
  if (args.data !== undefined)
    return buildPageMeta(args, { title: args.data.page.title, canonical: args.data.page.href });
  return hasFailed(args) && !isNotFound(args.error)
    ? [{ title: formatDocumentTitle(failureTitle, args) }]
    : buildLayoutMeta(args);
};

export default function ContentPage() {
  const { title, subtitle, trail, dates, author, body, contents } = useLoaderData<typeof loader>().page;
  return (
    <ArticlePage
      of="page"
      header={
        <>
          <PageHeader title={title} trail={trail} />
          {subtitle !== null && <p className="mb-4 max-w-[46ch] text-lg text-ink-2">{subtitle}</p>}
        </>
      }
      facts={<PageFacts dates={dates} author={author} />}
      contents={contents}
      body={body}
    />
  );
}

function PageFacts({ dates, author }: Pick<CmsPageView, 'dates' | 'author'>) {
  if (dates.length === 0 && author === null) return null;
  return (
    <div className="article-meta text-sm text-ink-2">
      <div className="flex flex-wrap gap-x-5 gap-y-1 large-tablet:grid">
        {author !== null && <p className="font-semibold">By {author}</p>}
        {dates.map(({ label, iso, text }) => (
          <p key={label}>
            {label} <time dateTime={iso}>{text}</time>
          </p>
        ))}
      </div>
    </div>
  );
}

/** What is no page has the page of all unknown addresses; a page that could not be loaded says so. */
export function ErrorBoundary() {
  const { pathname } = useLocation();
  const isQualifier = buildCmsPath(pathname.replace(/^\/|\/$/g, '')) === QUALIFIER_PATH;
  const text = isQualifier ? qualifierFailureText : failureText;
  return <PageFailure failed={(words, status) => ({ ...words, code: String(status), title: failureTitle, text })} />;
}
