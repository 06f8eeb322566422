import type { EntryContext } from '@remix-run/cloudflare';
import { LiveReload, Meta, RemixServer } from '@remix-run/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { hideOutdatedScores } from '~/browser/latest-games';
import type { RefreshPlan } from '~/browser/refresh-schedule';
import { applySkippedGameday } from '~/components/home/skip-gameday';
import { applyHiddenParts } from '~/components/shell/hidden-parts';
import { PageMetaMark } from '~/components/shell/page-meta';
import { bareShell, type ShellView } from '~/components/shell/shell-view';
import { renderStaticShell } from '~/components/shell/static-shell';
import { applyStoredTheme } from '~/components/shell/stored-theme';
import { markFollowedTeams } from '~/components/teams/followed-store';
import { PageTrailContext } from '~/components/ui/page';
import { darkColors, lightColors } from '~/config/brand-colors.generated';
import type { Crumb } from '~/page/page-meta';
import type { InlineParts } from '~/page/site-context';
import { links } from '~/root';
import styleSheet from '~/styles/app.css';
import publicSans from '~/styles/fonts/public-sans-basic.woff2';
import { containerId, HeadElementsContext } from './app-container';
import { markBrokenImages } from './broken-images';
import { listFirstPictures } from './first-pictures';
import { buildLightDecision } from './light-pages';
import { buildPageScript } from './page-scripts';
import { selectPageStyles } from './page-styles';
import { popoverFallback } from './popover-fallback';
import { encodeTexts, listDocumentTexts } from './template';

const markMissingScripts =
  'addEventListener(`error`, function ({ target }) { const { dataset } = document.documentElement; if (!dataset.hydrated) if (target instanceof HTMLScriptElement || target.rel === `modulepreload`) dataset.scripts = `failed` }, true)';

/** Scripts that cannot wait for the page's own code. They are before the styles. */
const earlyScript = `${applyStoredTheme}; ${applyHiddenParts}; ${applySkippedGameday}; ${markFollowedTeams}; ${markBrokenImages}; ${markMissingScripts}; ${popoverFallback}`;

const themeColors = renderToStaticMarkup(
  <>
    <meta name="theme-color" media="(prefers-color-scheme: light)" content={lightColors.surface} />
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content={darkColors.surface} />
  </>,
);

/** Absent in development, where the style sheet is replaced when it changes. */
const sheet = globalThis.siteBuildOutput?.styles;

interface PageInput {
  readonly url: string;
  readonly inlineParts: InlineParts;
  /** Receives the trail of the page while its app is rendered. */
  readonly noteTrail: (trail: readonly Crumb[], here: string) => void;
  /** Returns the last element of the head. Called once the app is rendered. */
  readonly renderStructuredData: () => string;
}

/** Renders the app as browsers hydrate it, then the document around it, as UTF-8. Pages are cached whole, so streaming gains nothing. */
export async function renderPageDocument(
  { serverHandoffStream, ...context }: EntryContext,
  { url, inlineParts, noteTrail, renderStructuredData }: PageInput,
): Promise<Uint8Array<ArrayBuffer>> {
  const { loaderData } = context.staticHandlerContext;
  const remix = <RemixServer context={context} url={url} />;
  const app = render(<PageTrailContext.Provider value={noteTrail}>{remix}</PageTrailContext.Provider>);
  const meta = render(<HeadElementsContext.Provider value={pageMeta}>{remix}</HeadElementsContext.Provider>);
  const shell = renderStaticShell(findShellView(loaderData), new URL(url).pathname);
  const content = [shell.header, `<div id="${containerId}">`, app, '</div>', shell.footer];
  const styles = sheet && selectPageStyles(sheet, content);
  const early = `${earlyScript}; ${buildLightDecision({ font: publicSans, pictures: listFirstPictures(app) })}`;
  const pageScript = await buildPageScript(context, serverHandoffStream, {
    styleSheet: styles === undefined ? undefined : styleSheet,
    freshUntilMs: findFreshUntilMs(loaderData),
    liveReload: readLiveReload(),
  });
  const script = app.includes(' data-as-of="') ? `${hideOutdatedScores}\n${pageScript}` : pageScript;
  inlineParts.scripts.add(early).add(script);
  if (styles !== undefined) inlineParts.styles.add(styles);
  const texts = listDocumentTexts({
    head: `${themeColors}<script>${early}</script>${meta}${renderLinks(styles)}${renderStructuredData()}`,
    body: [...content, '<script>', script, `</script>${styles === undefined ? '' : sheetWithoutScripts}`],
  });
  return encodeTexts(texts);
}

const pageMeta = (
  <>
    <PageMetaMark at="start" />
    <Meta />
    <PageMetaMark at="end" />
  </>
);

const linkElements = links().map((link) => ({
  isStyleSheet: 'rel' in link && link.rel === 'stylesheet',
  html: renderToStaticMarkup(<link {...link} />),
}));

/** Inlines the styles of the page, so that its text is visible at once. A script loads the whole style sheet later. */
const sheetWithoutScripts = `<noscript>${renderToStaticMarkup(<link rel="stylesheet" href={styleSheet} />)}</noscript>`;

/** Without `styles` the whole style sheet is linked. */
function renderLinks(styles: string | undefined): string {
  return linkElements
    .map(({ isStyleSheet, html }) => (isStyleSheet && styles !== undefined ? `<style>${styles}</style>` : html))
    .join('');
}

/** The text of the development build's script; empty in production. */
function readLiveReload(): string {
  return renderToStaticMarkup(<LiveReload />).slice('<script>'.length, -'</script>'.length);
}

type LoaderData = EntryContext['staticHandlerContext']['loaderData'];

/** The site layout of the root's loader; a bare one after its failure. */
function findShellView(loaderData: LoaderData): ShellView {
  const root = loaderData.root as { readonly shell: ShellView } | undefined;
  return root?.shell ?? bareShell;
}

/** Until when live results are fresh, real clock; `null` without any. */
function findFreshUntilMs(loaderData: LoaderData): number | null {
  const layout = loaderData['site-layout'] as { readonly refresh: RefreshPlan | null } | undefined;
  return layout?.refresh?.freshUntilMs ?? null;
}

/** React's marker of a suspended part, which the browser renders. */
const suspendedMark = '<!--$!-->';

function render(element: ReactElement): string {
  const html = renderToString(element);
  if (html.includes(suspendedMark)) throw new Error('A part of the page suspended while it was rendered');
  return html;
}
