import type {
  BreadcrumbListLeaf,
  NewsArticleLeaf,
  OrganizationLeaf,
  SportsEventLeaf,
  SportsTeamLeaf,
  VideoObjectLeaf,
} from 'schema-dts';
import type { Environment } from '~/config/environment';

/** What a page is about, in the vocabulary of schema.org. */
export type StructuredItem =
  | BreadcrumbListLeaf
  | NewsArticleLeaf
  | OrganizationLeaf
  | SportsEventLeaf
  | SportsTeamLeaf
  | VideoObjectLeaf;

/** The field of a view about structured data. Only the server reads it. */
export const structuredData = Symbol('structuredData');

/** What an item says of the site beside its page. */
export type Publisher = Pick<Environment, 'ASSOCIATION_NAME' | 'SITE_URL' | 'TIME_ZONE'>;

/** The JSON-LD script element of a page; empty without items. */
export function renderStructuredData(items: readonly StructuredItem[]): string {
  if (items.length === 0) return '';
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': items }).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}
