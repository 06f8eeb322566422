import { buildAreaNavigation } from '~/blocks/page-parts/area-navigation';
import { legalLinks, listNavigationGroups } from '~/config/navigation';
import { buildHref, Route } from '~/href';
import type { CmsPage } from '~/models/content/cms-page';
import { listContents, outlineText, type OutlineEntry } from '~/models/content/outline';
import type { RichText } from '~/models/content/rich-text';
import { longDate } from '~/models/dates/calendar-date';
import { mayName } from '~/page/accepted-values';
import type { PageRequest } from '~/page/page-sources';
import { cmsPage } from '~/upstream/pages';

/** An alias address, and the path of the page it shows. */
const aliases: ReadonlyMap<string, string> = new Map([['statequalifier', 'about/statequalifier']]);

/** What the content management system has at the path that no other route answers. */
export function sources({ params }: PageRequest) {
  return { critical: { page: cmsPage.with({ path: buildCmsPath(params['*'] ?? '') }) } };
}

/** Canonical path of a page in lower case, with aliases resolved. */
export function buildCmsPath(splat: string): string {
  const path = splat.toLowerCase();
  return aliases.get(path) ?? path;
}

/**
 * Whether the site itself names the page: when upstream has nothing of it, its content could not be loaded. Any other path that upstream
 * has nothing of is an unknown address.
 * @param path as `buildCmsPath` returns it
 */
export function isNamedPage(path: string): boolean {
  const links = [...legalLinks, ...listNavigationGroups('').flatMap((group) => group.links)];
  return links.some(({ to }) => to === `/${path}`);
}

/**
 * The first page of a section without a page of its own, if upstream has nothing of it either: `/resources/sportsmanship` leads to its
 * overview.
 * @param path as `buildCmsPath` returns it
 */
export function findFirstPagePath(path: string): string | null {
  if (isNamedPage(path)) return null;
  const links = listNavigationGroups('').flatMap((group) => group.links);
  return links.find(({ to }) => to.startsWith(`/${path}/`))?.to ?? null;
}

/** The article of the same name, if the requested announcement is no page of its own. */
export function findArticlePath(path: string): string | null {
  const slug = /^news-media\/announcements\/([^/]+)$/.exec(path)?.[1];
  return slug === undefined || !mayName('cms-path', path) ? null : buildHref(Route.newsArticle, { slug });
}

export interface CmsPageView {
  readonly title: string;
  readonly subtitle: string | null;
  /** The page's canonical address. */
  readonly href: string;
  /** Ancestor pages, outermost first. */
  readonly trail: readonly { readonly to: string; readonly text: string }[];
  readonly dates: readonly { readonly label: string; readonly iso: string; readonly text: string }[];
  readonly author: string | null;
  readonly body: RichText;
  /** Empty for a page without a table of contents. */
  readonly contents: readonly OutlineEntry[];
  /** Pages of the area whose own page this is; empty for other pages. */
  readonly areaPages: readonly { readonly to: string; readonly text: string }[];
  /** Where a school is searched; `null` on all pages but that of the schools. */
  readonly schoolSearch: string | null;
}

/** Visitors look things up on these pages, so two phone screens already count as long. */
const LONG_CHARACTERS = 2500;
/** The page's title is the `h1`. */
const FIRST_LEVEL = 2;
const SCHOOLS_PATH = 'schools';

/** @param product the association's short name */
export function toCmsPageView(page: CmsPage, path: string, product: string): CmsPageView {
  const { title, subtitle, createdDay, updatedDay, author } = page;
  const body = outlineText(page.body, FIRST_LEVEL);
  const days = [
    ['Published', createdDay],
    ['Updated', updatedDay === createdDay ? null : updatedDay],
  ] as const;
  return {
    title: title ?? formatPageTitle(path),
    subtitle,
    href: buildHref(Route.cmsGeneric, { '*': path }),
    trail: buildTrail(path, product),
    dates: days.flatMap(([label, iso]) => (iso === null ? [] : [{ label, iso, text: longDate(iso) }])),
    author,
    body: body.text,
    contents: listContents(body, LONG_CHARACTERS),
    areaPages: path.includes('/') ? [] : (buildAreaNavigation(`/${path}`, product)[0]?.links ?? []),
    schoolSearch: path === SCHOOLS_PATH ? buildHref(Route.schoolsDirectory) : null,
  };
}

function buildTrail(path: string, product: string): CmsPageView['trail'] {
  const [section, ...below] = path.split('/');
  const group = listNavigationGroups(product).find(({ id }) => id === section);
  const home = { to: '/', text: 'Home' };
  return group === undefined || below.length === 0 ? [home] : [home, { to: `/${group.id}`, text: group.title }];
}

/** `Media credentials` for `media-credentials`. */
function formatPageTitle(path: string): string {
  const words = (path.split('/').at(-1) ?? '').replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
