import { buildAreaNavigation } from '~/blocks/page-parts/area-navigation';
import { legalLinks, listNavigationGroups } from '~/config/navigation';
import { buildHref, Route } from '~/href';
import { placeLeadPicture } from '~/models/content/lead-picture';
import { listContents, outlineText } from '~/models/content/outline';
import { formatLongDate } from '~/models/dates/calendar-date';
import { capitalize } from '~/models/text/capitalize';
import { isAcceptedValue } from '~/page/accepted-values';
import type { PageRequest } from '~/page/page-sources';
import { cmsPage, type CmsPage } from '~/upstream/pages';

/** An alias address, and the path of the page it shows. */
const aliases: ReadonlyMap<string, string> = new Map([['statequalifier', 'about/statequalifier']]);

/** The content page at a path without another route. */
export function sources({ params }: PageRequest) {
  const path = buildCmsPath(params['*'] ?? '');
  return { critical: { page: { ...cmsPage.with({ path }), isNamed: isNamedPage(path) } } };
}

/** Canonical path of a page in lower case, with aliases resolved. */
export function buildCmsPath(splat: string): string {
  const path = splat.toLowerCase();
  return aliases.get(path) ?? path;
}

/** Whether the site itself links to the page. Without content in upstream it then fails; any other path is unknown. */
export function isNamedPage(path: string): boolean {
  const links = [...legalLinks, ...listNavigationGroups('').flatMap((group) => group.links)];
  return links.some(({ to }) => to === `/${path}`);
}

/** The first page of a section without its own page: `/resources/sportsmanship` leads to its overview. */
export function findFirstPagePath(path: string): string | null {
  if (isNamedPage(path)) return null;
  const links = listNavigationGroups('').flatMap((group) => group.links);
  return links.find(({ to }) => to.startsWith(`/${path}/`))?.to ?? null;
}

/** The article with the slug of a missing announcement. */
export function findArticlePath(path: string): string | null {
  const slug = /^news-media\/announcements\/([^/]+)$/.exec(path)?.[1];
  return slug === undefined || !isAcceptedValue('cms-path', path) ? null : buildHref(Route.newsArticle, { slug });
}

export type CmsPageView = ReturnType<typeof toCmsPageView>;

const LONG_CHARACTERS = 2500;
const SCHOOLS_PATH = 'schools';

/** @param product the association's short name */
export function toCmsPageView(page: CmsPage, path: string, product: string) {
  const { subtitle, createdDay, updatedDay, author } = page;
  const title = page.title ?? formatPageTitle(path);
  const body = outlineText(placeLeadPicture(page.body, title));
  return {
    title,
    subtitle,
    href: buildHref(Route.cmsGeneric, { '*': path }),
    trail: buildTrail(path, product),
    /** When the page was first published, which may be years before its facts; below the text. */
    published: toDateView(createdDay),
    /** Above the text; `null` if it was not changed since. */
    updated: updatedDay === createdDay ? null : toDateView(updatedDay),
    author,
    body: body.text,
    contents: listContents(body, LONG_CHARACTERS),
    /** Pages of the area whose own page this is; empty for other pages. */
    areaPages: path.includes('/') ? [] : (buildAreaNavigation(`/${path}`, product)[0]?.links ?? []),
    /** `null` on all pages but that of the schools. */
    schoolSearch: path === SCHOOLS_PATH ? buildHref(Route.schoolsDirectory) : null,
  };
}

function toDateView(iso: string | null) {
  return iso === null ? null : { iso, text: formatLongDate(iso) };
}

function buildTrail(path: string, product: string) {
  const [section, ...below] = path.split('/');
  const group = listNavigationGroups(product).find(({ id }) => id === section);
  return group === undefined || below.length === 0 ? [] : [{ to: `/${group.id}`, text: group.title }];
}

/** `Media credentials` for `media-credentials`. */
function formatPageTitle(path: string): string {
  return capitalize((path.split('/').at(-1) ?? '').replace(/[-_]+/g, ' ').trim());
}
