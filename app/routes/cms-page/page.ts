import { listNavigationGroups } from '~/config/navigation';
import { buildHref, Route } from '~/href';
import type { CmsPage } from '~/models/content/cms-page';
import { listContents, outlineText, type OutlineEntry } from '~/models/content/outline';
import type { RichText } from '~/models/content/rich-text';
import { longDate } from '~/models/dates/calendar-date';
import { mayName } from '~/page/accepted-values';
import type { PageRequest } from '~/page/page-sources';
import { cmsPage } from '~/upstream/pages';

/** The address that shows another one's page, and the path of that page. */
const aliases: ReadonlyMap<string, string> = new Map([['statequalifier', 'about/statequalifier']]);

/** What the content management system has at the path that no other route answers. */
export function sources({ params }: PageRequest) {
  return { critical: { page: cmsPage.with({ path: buildCmsPath(params['*'] ?? '') }) } };
}

/** The one path of a page, whatever case it was asked for in; an alias reads as what it shows. */
export function buildCmsPath(splat: string): string {
  const path = splat.toLowerCase();
  return aliases.get(path) ?? path;
}

/** The article of the same name, where the announcement that was asked for is no page of its own. */
export function findArticlePath(path: string): string | null {
  const slug = /^news-media\/announcements\/([^/]+)$/.exec(path)?.[1];
  return slug === undefined || !mayName('cms-path', path) ? null : buildHref(Route.newsArticle, { slug });
}

export interface CmsPageView {
  readonly title: string;
  readonly subtitle: string | null;
  /** The page's one address. */
  readonly href: string;
  /** Pages above this one, outermost first. */
  readonly trail: readonly { readonly to: string; readonly text: string }[];
  readonly dates: readonly { readonly label: string; readonly iso: string; readonly text: string }[];
  readonly author: string | null;
  readonly body: RichText;
  /** Empty for a page that is read without it. */
  readonly contents: readonly OutlineEntry[];
}

/** Things are looked up on these pages: two screens of a phone are long. */
const LONG_CHARACTERS = 2500;
/** The page's title is the `h1`. */
const FIRST_LEVEL = 2;

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
  };
}

function buildTrail(path: string, product: string): CmsPageView['trail'] {
  const [section, ...below] = path.split('/');
  const group = listNavigationGroups(product).find(({ id }) => id === section);
  const home = { to: '/', text: 'Home' };
  return group === undefined || below.length === 0 ? [home] : [home, { to: `/${group.id}`, text: group.title }];
}

/** `media-credentials` as `Media credentials`. */
function formatPageTitle(path: string): string {
  const words = (path.split('/').at(-1) ?? '').replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
