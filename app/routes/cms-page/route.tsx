import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData, useLocation } from '@remix-run/react';
import { ArticlePage } from '~/components/article/article-page';
import { FailurePage, PageFailure } from '~/components/shell/page-failure';
import { PageHeader } from '~/components/ui/page';
import { SearchForm } from '~/components/ui/search-form';
import { SiteLink } from '~/components/ui/site-link';
import { words } from '~/config/words';
import { isNotFound, isNotPublished } from '~/models/failures/failure';
import { loadPage } from '~/page/load-page';
import { formatDocumentTitle, hasFailed, buildLayoutMeta, buildPageMeta } from '~/page/page-meta';
import {
  findArticlePath,
  findFirstPagePath,
  buildCmsPath,
  isNamedPage,
  sources,
  toCmsPageView,
  type CmsPageView,
} from './page';

const failureTitle = 'Error Loading Content';
const failureText = 'We couldn’t load the content for this page. Please try again later.';
const qualifierFailureText = 'Sorry, this page content could not be loaded.';
const QUALIFIER_PATH = 'about/statequalifier';

export async function loader(args: LoaderFunctionArgs) {
  const { site } = args.context;
  const path = buildCmsPath(args.params['*'] ?? '');
  const page = await readPage(args);
  if (page === null) {
    const instead = findArticlePath(path) ?? findFirstPagePath(path);
    throw instead === null ? new Response(null, { status: 404 }) : redirect(instead);
  }
  return { page: toCmsPageView(page, path, site.environment.PRODUCT) };
}

/** `null` for a page that upstream does not have or has emptied. */
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
  const isUnknown = isNotFound(args.error) && !isNamedPage(readCmsPath(args.location.pathname));
  return hasFailed(args) && !isUnknown && !isNotPublished(args.error)
    ? [{ title: formatDocumentTitle(failureTitle, args) }]
    : buildLayoutMeta(args);
};

export default function ContentPage() {
  const { title, subtitle, trail, published, updated, author, body, contents, areaPages, schoolSearch } =
    useLoaderData<typeof loader>().page;
  return (
    <ArticlePage
      of="page"
      header={
        <>
          <PageHeader title={title} trail={trail} />
          {subtitle !== null && <p className="mb-4 max-w-[46ch] text-ink-2">{subtitle}</p>}
          <AreaPages title={title} pages={areaPages} />
        </>
      }
      facts={
        <div className="article-meta">
          {schoolSearch !== null && (
            <SearchForm action={schoolSearch} label={words.schoolName} defaultValue="" submitLabel="Search schools" />
          )}
          <PageFacts updated={updated} author={author} />
        </div>
      }
      end={
        published !== null && (
          <p className="mt-6 text-xs text-ink-2">
            Published <time dateTime={published.iso}>{published.text}</time>
          </p>
        )
      }
      contents={contents}
      body={body}
    />
  );
}

function PageFacts({ updated, author }: Pick<CmsPageView, 'updated' | 'author'>) {
  if (updated === null && author === null) return null;
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-2 large-tablet:grid">
      {author !== null && <p className="font-semibold">By {author}</p>}
      {updated !== null && (
        <p>
          Updated <time dateTime={updated.iso}>{updated.text}</time>
        </p>
      )}
    </div>
  );
}

/** Links to the area's pages, which most visitors of its own page look for. */
function AreaPages({ title, pages }: { readonly title: string; readonly pages: CmsPageView['areaPages'] }) {
  if (pages.length === 0) return null;
  return (
    <nav aria-label={`Pages of ${title}`} className="pb-5 print:hidden">
      <ul className="grid grid-cols-2 gap-x-4 border-t border-line large-phone:grid-cols-3 laptop:grid-cols-4">
        {pages.map(({ to, text }) => (
          <li key={to} className="grid min-w-0 border-b border-line">
            <SiteLink
              to={to}
              className="quiet-link flex min-h-control items-center font-display text-d-sm leading-tight font-semibold"
            >
              {text}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function readCmsPath(pathname: string): string {
  return buildCmsPath(pathname.replace(/^\/|\/$/g, ''));
}

/** Unknown addresses get the usual page, failed ones a message. */
export function ErrorBoundary() {
  const { pathname } = useLocation();
  const path = readCmsPath(pathname);
  const words = { title: failureTitle, text: path === QUALIFIER_PATH ? qualifierFailureText : failureText };
  return (
    <PageFailure
      missing={isNamedPage(path) ? <FailurePage words={{ ...words, code: '404', canRetry: true }} /> : undefined}
      describeServerFailure={(given, status) => ({ ...given, ...words, code: String(status) })}
    />
  );
}
