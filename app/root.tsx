import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { Outlet, useLoaderData, useRouteLoaderData } from '@remix-run/react';
import { useContext, useEffect, type ReactNode } from 'react';
import { ScrollRestoration } from 'react-router-dom';
import { buildHref, Route } from '~/href';
import { describeFailure } from '~/models/failures/failure';
import { loadSources } from '~/page/load-page';
import { formatDocumentTitle, hasFailed } from '~/page/page-meta';
import { NavigationGuard } from './components/shell/navigation-guard';
import { FailurePage, usePageError } from './components/shell/page-failure';
import { PageMeta } from './components/shell/page-meta';
import { ServerPageBoundary } from './components/shell/server-page';
import { Shell } from './components/shell/shell';
import { ShellControls } from './components/shell/shell-controls';
import { bareShell } from './components/shell/shell-view';
import { HeadElementsContext, scrollPositionsKey } from './document/app-container';
import type { loader as siteLayoutLoader } from './routes/site-layout/route';
import { sources as shellSources, toShellView } from './routes/site-layout/shell-view';
import stylesheet from './styles/app.css';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: buildHref(Route.webManifest) },
];

export async function loader(args: LoaderFunctionArgs) {
  const { site } = args.context;
  const { environment, clock } = site;
  const { optional } = await loadSources(site, shellSources());
  const data = { sponsors: optional.sponsors?.value ?? [], shop: optional.shop?.value ?? [] };
  return { shell: toShellView(data, environment, clock, site.isOffered) };
}

/** Moving between pages keeps the site layout. */
export function shouldRevalidate(): boolean {
  return false;
}

/** Titles of failures in the root; pages have their own. */
export const meta: MetaFunction = (args) =>
  hasFailed(args) ? [{ title: formatDocumentTitle(describeFailure(args.error).title, args) }] : [];

/** The app, which the browser hydrates in its container; on the server also elements of the head, see `renderPageDocument`. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const headElements = useContext(HeadElementsContext);
  if (headElements !== null) return headElements;
  return (
    <ServerPageBoundary>
      {children}
      <PageMeta />
      <ShellControls />
      <ScrollRestoration storageKey={scrollPositionsKey} />
      <HydrationMark />
    </ServerPageBoundary>
  );
}

/** Tells the document's early script and the browser tests that the page is hydrated. */
function HydrationMark() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.hydrated = 'true';
    delete dataset.scripts;
    return () => {
      delete dataset.hydrated;
    };
  }, []);
  return null;
}

export default function Root() {
  const { shell } = useLoaderData<typeof loader>();
  return (
    <Shell view={shell}>
      <NavigationGuard pageFrom={usePageFrom()} />
      <Outlet />
    </Shell>
  );
}

/** For failures of the site layout itself; pages fail inside it. */
export function ErrorBoundary() {
  const words = describeFailure(usePageError());
  const data = useRouteLoaderData<typeof loader>('root');
  return (
    <Shell view={data?.shell ?? bareShell}>
      <NavigationGuard pageFrom={null} />
      <FailurePage words={words} />
    </Shell>
  );
}

function usePageFrom(): string | null {
  return useRouteLoaderData<typeof siteLayoutLoader>('site-layout')?.pageFrom ?? null;
}
