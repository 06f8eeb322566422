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

/** The field of a view that says what the page is about. The server writes it into the document; browsers' scripts have no use for it and never get it. */
export const structuredData = Symbol('structuredData');

/** What an item says of the site beside its page. */
export type Publisher = Pick<Environment, 'ASSOCIATION_NAME' | 'SITE_URL' | 'TIME_ZONE'>;

/** The script element with the items of a page as JSON-LD; empty without any. Nothing in it can end the element. */
export function renderStructuredData(items: readonly StructuredItem[]): string {
  if (items.length === 0) return '';
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': items }).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}
