import { useRouteLoaderData } from '@remix-run/react';
import { failureWords } from '~/components/shell/failure';
import type { ShellView } from '~/components/shell/shell-view';

/** What the route table says of the page that is shown. The frame around all pages hands it to their `meta`. */
export interface PageIdentity {
  /** Heading of the page: the title of its row. */
  readonly heading: string;
  /** The sport on a sport's pages: their title is `Boys Golf: Five-Year Calendar`. */
  readonly subject: string | null;
  /** Path of the page, or of the page that it is an alias of. */
  readonly canonicalPath: string;
  /** Names of the query parameters that belong to the canonical address. Search text does not. */
  readonly canonicalQuery: readonly string[];
}

/** What the loader of the frame returns, as far as it is read here. */
interface FrameData {
  readonly page: PageIdentity;
}

/** What `meta` is called with, as far as it is read here. */
interface MetaInput {
  readonly matches: readonly { readonly id: string; readonly data: unknown }[];
  readonly location: { readonly search: string };
  readonly error?: unknown;
}

/** What a page says of itself where its row does not say enough. */
interface OwnMeta {
  /** What the page is about, in place of the sport: `Boys Golf 3A` gives `Boys Golf 3A: State Final Leaderboard`. */
  readonly subject?: string | undefined;
  /** The whole title in place of subject and heading; empty on the page that is called by the association alone. */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** In-site address with its query. */
  readonly canonical?: string | undefined;
}

type MetaDescriptors = (
  | { readonly title: string }
  | { readonly name: 'description'; readonly content: string }
  | { readonly tagName: 'link'; readonly rel: 'canonical'; readonly href: string }
)[];

/**
 * Title, description and canonical link of a page: from its row of the route table, unless the page has better ones. A page
 * that exports no `meta` has those of its row.
 */
export function pageMeta(input: MetaInput, own: OwnMeta = {}): MetaDescriptors {
  const page = pageOf(input);
  const canonical = own.canonical ?? (page && canonicalHref(page, input.location.search));
  return [
    { title: documentTitle(own.title ?? rowTitle(page, own.subject), input) },
    ...(own.description === undefined ? [] : [{ name: 'description' as const, content: own.description }]),
    ...(canonical === undefined ? [] : [{ tagName: 'link' as const, rel: 'canonical' as const, href: canonical }]),
  ];
}

/** `meta` of a layout: of a page that failed inside it, the words of the failure; otherwise what the row says. */
export function layoutMeta(input: MetaInput): MetaDescriptors {
  if (!hasFailed(input)) return pageMeta(input);
  return [{ title: documentTitle(failureWords(input.error).title, input) }];
}

/** Remix calls `meta` with `null` where nothing failed. */
export function hasFailed({ error }: Pick<MetaInput, 'error'>): boolean {
  return error !== undefined && error !== null;
}

/** "Page not found | Prairie State Activities Association": the page first, the association last. */
export function documentTitle(title: string, input: Pick<MetaInput, 'matches'>): string {
  const root = dataOf(input.matches, 'root') as { readonly shell: ShellView } | undefined;
  return [title, root?.shell.associationName].filter(Boolean).join(' | ');
}

function rowTitle(page: PageIdentity | undefined, subject = page?.subject): string {
  return [subject, page?.heading].filter(Boolean).join(': ');
}

function canonicalHref({ canonicalPath, canonicalQuery }: PageIdentity, search: string): string {
  const given = new URLSearchParams(search);
  const kept = canonicalQuery.flatMap((name) =>
    given
      .getAll(name)
      .slice(0, 1)
      .map((value) => [name, value]),
  );
  return kept.length === 0 ? canonicalPath : `${canonicalPath}?${new URLSearchParams(kept).toString()}`;
}

/** @returns undefined when the frame's own loader failed */
function pageOf({ matches }: Pick<MetaInput, 'matches'>): PageIdentity | undefined {
  return (dataOf(matches, 'frame') as FrameData | undefined)?.page;
}

function dataOf(matches: MetaInput['matches'], id: string): unknown {
  return matches.find((match) => match.id === id)?.data;
}

/** The heading of the page that is shown, as its row of the route table has it. */
export function usePageHeading(): string {
  return useRouteLoaderData<FrameData>('frame')?.page.heading ?? '';
}
