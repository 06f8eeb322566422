import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import {
  Links,
  LiveReload,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react';
import { useEffect, useState, type ReactNode } from 'react';
import barlowCondensed from '../node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2';
import publicSans from '../node_modules/@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2';
import { failureWords } from './components/shell/failure';
import { FailurePage } from './components/shell/failure-page';
import { NavigationGuard } from './components/shell/navigation-guard';
import { useScriptNonce } from './components/shell/script-nonce';
import { Shell } from './components/shell/shell';
import { bareShell } from './components/shell/shell-view';
import { ThemeScript } from './components/shell/theme-script';
import type { loader as frameLoader } from './routes/frame/route';
import { loadPage } from './routes/load-page';
import { documentTitle, hasFailed } from './routes/page-meta';
import { sources as shellSources } from './routes/shell-sources';
import { toShellView } from './routes/shell-view';
import stylesheet from './styles/app.css';

export const links: LinksFunction = () => [
  ...[barlowCondensed, publicSans].map((href) => ({
    rel: 'preload',
    href,
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];

export async function loader(args: LoaderFunctionArgs) {
  const { optional } = await loadPage(args, shellSources);
  const { environment, clock } = args.context.site;
  const data = { sponsors: optional.sponsors?.value ?? [], shop: optional.shop?.value ?? [] };
  return { shell: toShellView(data, environment, clock) };
}

/** Moving between pages keeps the frame as it is; a full load brings a new one. */
export function shouldRevalidate(): boolean {
  return false;
}

/** Of the root only failures have a title; pages bring their own. */
export const meta: MetaFunction = (args) =>
  hasFailed(args) ? [{ title: documentTitle(failureWords(args.error).title, args) }] : [];

/**
 * Whether a document of ours has been taken over by scripts. A failure of the root makes the document anew in the
 * browser, where inline scripts are refused: they have run by then.
 */
let isTakenOver = false;

export function Layout({ children }: { readonly children: ReactNode }) {
  const nonce = useScriptNonce();
  const [isFirst] = useState(() => !isTakenOver);
  useEffect(() => {
    isTakenOver = true;
    document.documentElement.dataset.hydrated = 'true';
  }, []);
  return (
    // The theme script and the effect above set attributes that the server does not know.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* The paper of each scheme, see styles/tokens.css. */}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6f0e3" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0e1628" />
        {isFirst && <ThemeScript />}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {isFirst && <ScrollRestoration nonce={nonce} />}
        <Scripts nonce={nonce} />
        <LiveReload nonce={nonce} />
      </body>
    </html>
  );
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

/** For what fails in the frame itself; pages fail inside it, see `routes/frame`. */
export function ErrorBoundary() {
  const words = failureWords(useRouteError());
  const data = useRouteLoaderData<typeof loader>('root');
  return (
    <Shell view={data?.shell ?? bareShell}>
      <NavigationGuard pageFrom={null} />
      <FailurePage words={words} />
    </Shell>
  );
}

function usePageFrom(): string | null {
  return useRouteLoaderData<typeof frameLoader>('frame')?.pageFrom ?? null;
}
