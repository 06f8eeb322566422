import type { SourceRequest } from '~/cache/source/define-source';
import { isPublished } from '~/config/published-sources';
import { buildPageRequest, listLayoutsAround, type PageAddress } from '~/page/page-address';
import { listDependentRequests, type PageRequest, type PageSources } from '~/page/page-sources';
import { pageSources, sportPageSources } from './page-registry.generated';

export interface DeclaredSource {
  /** Id of the page or layout. */
  readonly declaredBy: string;
  readonly need: 'critical' | 'subject' | 'optional' | 'dependent';
  /** The page leaves its part out without a word when it fails. */
  readonly mayBeAbsent: boolean;
  readonly request: SourceRequest;
}

/**
 * All published sources of a page and its layouts, outermost first, without fetching. A refused address reads nothing. `getValue` has known answers,
 * which may name further sources.
 */
export function listSourcesOfPage(
  address: PageAddress,
  about: Pick<PageRequest, 'clock' | 'environment'>,
  getValue: (request: SourceRequest) => unknown = () => undefined,
): readonly DeclaredSource[] {
  if (address.refusal !== null) return [];
  const page = buildPageRequest(address, about);
  const own = [...listLayoutsAround(address.route.layout), address.route.id];
  const frame = address.route.document === 'light' ? [] : ['root'];
  return [...frame, ...own]
    .flatMap((id) => listDeclared(id, page, getValue))
    .filter(({ request }) => isPublished(request.definition, about.environment));
}

export function declareSources(id: string, page: PageRequest): PageSources | undefined {
  const { sport } = page;
  return sport === null
    ? pageSources[id]?.(page)
    : (sportPageSources[id]?.({ ...page, sport }) ?? pageSources[id]?.(page));
}

function listDeclared(id: string, page: PageRequest, getValue: (request: SourceRequest) => unknown): DeclaredSource[] {
  const declared = declareSources(id, page);
  if (declared === undefined) return [];
  const needs = [
    ['critical', declared.critical ?? {}],
    ['subject', declared.subject ?? {}],
    ['optional', declared.optional ?? {}],
    ['dependent', Object.fromEntries(listDependentRequests(declared, getValue))],
  ] as const;
  return needs.flatMap(([need, requests]) =>
    Object.entries(requests).map(([name, request]) => ({
      declaredBy: id,
      need,
      mayBeAbsent: need === 'dependent' || (need === 'optional' && declared.mayBeAbsent?.includes(name) === true),
      request,
    })),
  );
}
