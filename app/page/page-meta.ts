import type { LoaderFunction, MetaFunction } from '@remix-run/cloudflare';
import { addToHref } from '~/href';
import { describeFailure, isNotFound } from '~/models/failures/failure';

export interface PageIdentity {
  /** Heading of the page: the title of its row. */
  readonly heading: string;
  /** The sport on a sport's pages: their title is `Boys Golf: Five-Year Calendar`. */
  readonly subject: string | null;
  /** Path of the page; for an alias, path of the page that it stands for. */
  readonly canonicalPath: string;
  /** Names of the query parameters that belong to the canonical address. Search text does not. */
  readonly canonicalQuery: readonly string[];
  /** Path of the Atom feed of the sport's final scores, on the pages of a sport that has one. */
  readonly feedPath?: string;
}

/** A link above the heading of a page. */
export interface Crumb {
  readonly to: string;
  readonly text: string;
}

/** The fields read here of what the loader of the site layout returns. */
export interface SiteLayoutData {
  readonly page: PageIdentity;
  /** Public address of the site, such as `https://example.org`; `null` where the deployment names none. */
  readonly siteUrl: string | null;
}

/** The arguments of `meta` that are read here. */
interface MetaInput {
  readonly matches: readonly { readonly id: string; readonly data: unknown }[];
  readonly location: { readonly search: string };
  readonly error?: unknown;
}

/** Values of the page itself that replace those of its row. */
interface OwnMeta {
  /** Subject in place of the sport: `Boys Golf 3A` gives `Boys Golf 3A: State Final Leaderboard`. */
  readonly subject?: string | undefined;
  /** The whole title in place of subject and heading; empty for the home page, whose title is the association's name. */
  readonly title?: string | undefined;
  /** The title in the tab of the browser, if it differs from that of link previews. */
  readonly documentTitle?: string;
  readonly description?: string | undefined;
  /** In-site address with its query. */
  readonly canonical?: string | undefined;
  /**
   * Path of the picture of link previews, of 1200 by 630 pixels, see `app/pictures`; by default the association's picture. Previews need the
   * site's address.
   */
  readonly picturePath?: string | undefined;
  /** Path of the page's Atom feed (`routes/feed`); by default that of its sport. Feeds need the site's address. */
  readonly feedPath?: string;
  /** `article` for a text with an author and a date. */
  readonly type?: 'website' | 'article';
}

type MetaDescriptors = (
  | { readonly title: string }
  | { readonly name: string; readonly content: string }
  | { readonly property: string; readonly content: string }
  | { readonly tagName: 'link'; readonly rel: string; readonly href: string; readonly type?: string }
)[];

/** The picture of link previews, below the site's address. */
const PREVIEW_PATH = '/preview.png';

/** Title, description, canonical link and link preview of a page, from its row or its own values. */
export function buildPageMeta(input: MetaInput, own: OwnMeta = {}): MetaDescriptors {
  const { page, siteUrl = null } = findSiteLayoutData(input) ?? {};
  if (page === undefined) return [{ title: formatDocumentTitle(own.title ?? '', input) }];
  const title = own.title ?? buildRowTitle(page, own.subject);
  const association = getAssociationName(input);
  const description = own.description ?? `${[title, association].filter(Boolean).join(' of the ')}.`;
  const canonical = toAbsoluteHref(own.canonical ?? buildCanonicalHref(page, input.location.search), siteUrl);
  const feedPath = own.feedPath ?? page.feedPath;
  return [
    { title: formatDocumentTitle(own.documentTitle ?? title, input) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:site_name', content: association },
    { property: 'og:type', content: own.type ?? 'website' },
    { property: 'og:title', content: title === '' ? association : title },
    { property: 'og:url', content: canonical },
    ...(siteUrl === null
      ? []
      : [
          { property: 'og:image', content: toAbsoluteHref(own.picturePath ?? PREVIEW_PATH, siteUrl) },
          { property: 'og:image:width', content: '1200' },
          { property: 'og:image:height', content: '630' },
        ]),
    ...(feedPath === undefined || siteUrl === null
      ? []
      : [{ tagName: 'link' as const, rel: 'alternate', href: feedPath, type: 'application/atom+xml' }]),
    { name: 'twitter:card', content: siteUrl === null ? 'summary' : 'summary_large_image' },
  ];
}

/** Prefixes an in-site address with the public address of the site, if the deployment sets one. */
export function toAbsoluteHref(href: string, siteUrl: string | null | undefined): string {
  return siteUrl === null || siteUrl === undefined ? href : new URL(href, siteUrl).href;
}

/** `meta` of a layout or a page that may fail. */
export function buildLayoutMeta(input: MetaInput): MetaDescriptors {
  if (!hasFailed(input)) return buildPageMeta(input);
  return [{ title: formatDocumentTitle(describeFailure(input.error).title, input) }];
}

type DataOf<Loader extends LoaderFunction> = NonNullable<Parameters<MetaFunction<Loader>>[0]['data']>;

/**
 * `meta` of a page with its own values, from its data.
 * @param missingTitle of a page whose subject does not exist
 */
export function describePage<Loader extends LoaderFunction>(
  own: OwnMeta | ((data: DataOf<Loader>) => OwnMeta),
  missingTitle?: string,
): MetaFunction<Loader> {
  return (args) => {
    const data = args.data as DataOf<Loader> | undefined;
    if (data !== undefined) return buildPageMeta(args, typeof own === 'function' ? own(data) : own);
    return missingTitle === undefined ? buildLayoutMeta(args) : buildMissingMeta(args, missingTitle);
  };
}

/** `meta` of a page without its data: the title for a missing subject, or texts of the failure. */
export function buildMissingMeta(input: MetaInput, missingTitle: string): MetaDescriptors {
  return isNotFound(input.error) ? buildPageMeta(input, { title: missingTitle }) : buildLayoutMeta(input);
}

/** Remix passes `null` as error when nothing failed. */
export function hasFailed({ error }: Pick<MetaInput, 'error'>): boolean {
  return error !== undefined && error !== null;
}

/** "Page not found | Prairie State Activities Association": the page first, the association last. */
export function formatDocumentTitle(title: string, input: Pick<MetaInput, 'matches'>): string {
  return [title, getAssociationName(input)].filter(Boolean).join(' | ');
}

/** Empty when the root's own loader failed. */
function getAssociationName({ matches }: Pick<MetaInput, 'matches'>): string {
  const root = findRouteData(matches, 'root') as { readonly shell: { readonly associationName: string } } | undefined;
  return root?.shell.associationName ?? '';
}

/** `Boys Golf: State Results`: the subject and heading of the page's row. */
export function buildRowTitle(page: PageIdentity, subject = page.subject): string {
  return [subject, page.heading].filter(Boolean).join(': ');
}

function buildCanonicalHref({ canonicalPath, canonicalQuery }: PageIdentity, search: string): string {
  const given = new URLSearchParams(search);
  return addToHref(canonicalPath, Object.fromEntries(canonicalQuery.map((name) => [name, given.get(name)])));
}

/** @returns undefined when the loader of the site layout failed */
function findSiteLayoutData({ matches }: Pick<MetaInput, 'matches'>): SiteLayoutData | undefined {
  return findRouteData(matches, 'site-layout') as SiteLayoutData | undefined;
}

function findRouteData(matches: MetaInput['matches'], id: string): unknown {
  return matches.find((match) => match.id === id)?.data;
}
