import type { LoaderFunction, MetaFunction } from '@remix-run/cloudflare';
import { addToHref } from '~/href';
import { describeFailure, isNotFound } from '~/models/failures/failure';

export interface PageIdentity {
  /** Heading of the page: the title in its row of the route table. */
  readonly heading: string;
  /** The sport's name on a page of a sport, whose title is then `Boys Golf: Five-Year Calendar`. */
  readonly subject: string | null;
  /** Path of the page. An alias has the path of its original. */
  readonly canonicalPath: string;
  /** Query parameters of the canonical address: all but search text and picks. */
  readonly canonicalQuery: readonly string[];
  /** Path of the Atom feed of the sport's final scores; absent if there is none. */
  readonly feedPath?: string;
}

/** A link above the heading of a page. */
export interface Crumb {
  readonly to: string;
  readonly text: string;
}

/** Data of the site layout's loader, as far as it is used here. */
export interface SiteLayoutData {
  readonly page: PageIdentity;
  /** Public address of the site, such as `https://example.org`; `null` if the deployment does not set it. */
  readonly siteUrl: string | null;
}

/** Arguments of a route's `meta` function, as far as they are used here. */
interface MetaInput {
  readonly matches: readonly { readonly id: string; readonly data: unknown }[];
  readonly location: { readonly search: string };
  readonly error?: unknown;
}

/** Values that a page sets in place of those of its row. */
interface OwnMeta {
  /** Subject in place of the sport: `Boys Golf 3A` gives `Boys Golf 3A: State Final Leaderboard`. */
  readonly subject?: string | undefined;
  /** Replaces subject and heading. Empty on the home page, whose title is the association's name. */
  readonly title?: string | undefined;
  /** Title of the browser tab, if it differs from that of link previews. */
  readonly documentTitle?: string;
  readonly description?: string | undefined;
  /** In-site address with its query. */
  readonly canonical?: string | undefined;
  /** Path of the picture in link previews (1200 by 630 pixels, see `app/pictures`); by default the association's picture. */
  readonly picturePath?: string | undefined;
  /** Path of the page's Atom feed (`routes/feed`); by default that of its sport. */
  readonly feedPath?: string;
  /** `article` for a page with an author and a date. */
  readonly type?: 'website' | 'article';
}

type MetaDescriptors = (
  | { readonly title: string }
  | { readonly name: string; readonly content: string }
  | { readonly property: string; readonly content: string }
  | { readonly tagName: 'link'; readonly rel: string; readonly href: string; readonly type?: string }
)[];

/** Default picture of link previews. */
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

/** The absolute address of an in-site path; the path itself if the deployment sets no site address. */
export function toAbsoluteHref(href: string, siteUrl: string | null | undefined): string {
  return siteUrl === null || siteUrl === undefined ? href : new URL(href, siteUrl).href;
}

/** `meta` of a layout or page: its row's values, or the title of the error page if it failed. */
export function buildLayoutMeta(input: MetaInput): MetaDescriptors {
  if (!hasFailed(input)) return buildPageMeta(input);
  return [{ title: formatDocumentTitle(describeFailure(input.error).title, input) }];
}

type DataOf<Loader extends LoaderFunction> = NonNullable<Parameters<MetaFunction<Loader>>[0]['data']>;

/**
 * Creates the `meta` function of a page that sets its own values from its data.
 * @param missingTitle title if the page's subject does not exist
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

/** `meta` of a page that could not be loaded: `missingTitle` after a 404, otherwise the title of the error page. */
export function buildMissingMeta(input: MetaInput, missingTitle: string): MetaDescriptors {
  return isNotFound(input.error) ? buildPageMeta(input, { title: missingTitle }) : buildLayoutMeta(input);
}

/** Remix passes `null` or `undefined` as error if nothing failed. */
export function hasFailed({ error }: Pick<MetaInput, 'error'>): boolean {
  return error !== undefined && error !== null;
}

/** "Page not found | Prairie State Activities Association": the page first, the association last. */
export function formatDocumentTitle(title: string, input: Pick<MetaInput, 'matches'>): string {
  return [title, getAssociationName(input)].filter(Boolean).join(' | ');
}

/** Empty if the loader of the root failed. */
function getAssociationName({ matches }: Pick<MetaInput, 'matches'>): string {
  const root = findRouteData(matches, 'root') as { readonly shell: { readonly associationName: string } } | undefined;
  return root?.shell.associationName ?? '';
}

/** Subject and heading of the page's row: `Boys Golf: State Results`. */
export function buildRowTitle(page: PageIdentity, subject = page.subject): string {
  return [subject, page.heading].filter(Boolean).join(': ');
}

function buildCanonicalHref({ canonicalPath, canonicalQuery }: PageIdentity, search: string): string {
  const given = new URLSearchParams(search);
  return addToHref(canonicalPath, Object.fromEntries(canonicalQuery.map((name) => [name, given.get(name)])));
}

/** Returns `undefined` if the loader of the site layout failed. */
function findSiteLayoutData({ matches }: Pick<MetaInput, 'matches'>): SiteLayoutData | undefined {
  return findRouteData(matches, 'site-layout') as SiteLayoutData | undefined;
}

function findRouteData(matches: MetaInput['matches'], id: string): unknown {
  return matches.find((match) => match.id === id)?.data;
}
