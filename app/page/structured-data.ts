import type {
  BreadcrumbListLeaf,
  NewsArticleLeaf,
  OrganizationLeaf,
  SportsEventLeaf,
  SportsTeamLeaf,
  VideoObjectLeaf,
} from 'schema-dts';
import type { Environment } from '~/config/environment';
import { type Crumb, toAbsoluteHref } from './page-meta';

/** The subject of a page, in the vocabulary of schema.org. */
export type StructuredItem =
  | BreadcrumbListLeaf
  | NewsArticleLeaf
  | OrganizationLeaf
  | SportsEventLeaf
  | SportsTeamLeaf
  | VideoObjectLeaf;

/** Field of a view that contains its structured data. Only the server reads it. */
export const structuredData = Symbol('structuredData');

/** The facts about the site that structured data need. */
export type Publisher = Pick<Environment, 'ASSOCIATION_NAME' | 'SITE_URL' | 'TIME_ZONE'>;

/** The JSON-LD script element of a page; empty without items. */
export function renderStructuredData(items: readonly StructuredItem[]): string {
  if (items.length === 0) return '';
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': items }).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

/** Breadcrumbs of a page: the pages above it, outermost first, and the page itself. */
export function buildBreadcrumbList(
  trail: readonly Crumb[],
  here: string,
  { SITE_URL }: Pick<Publisher, 'SITE_URL'>,
): BreadcrumbListLeaf {
  const above = trail.map(({ to, text }) => ({ name: text, item: toAbsoluteHref(to, SITE_URL) }));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...above, { name: here }].map((page, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...page,
    })),
  };
}

interface TeamFacts {
  readonly name: string;
  /** `null` if unknown. */
  readonly sport: string | null;
  readonly logoUrl: string | null;
  /** In-site path of the team's page; `null` for a team without a page. */
  readonly path: string | null;
}

/** A team of a school in one sport. */
export function buildSportsTeam(
  { name, sport, logoUrl, path }: TeamFacts,
  { SITE_URL }: Pick<Publisher, 'SITE_URL'>,
): SportsTeamLeaf {
  return {
    '@type': 'SportsTeam',
    name,
    ...(sport !== null && { sport }),
    ...(logoUrl !== null && { logo: logoUrl }),
    ...(path !== null && { url: toAbsoluteHref(path, SITE_URL) }),
  };
}
