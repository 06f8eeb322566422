import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { SourceRequest } from '~/cache/define-source';
import { pack, type Packed } from '~/components/ui/packed';
import { loadPage } from '~/page/load-page';
import type { DependentRequest, PageRequest, SourceValue } from '~/page/page-sources';
import type { ListGroup } from './list-rules';

/** What the loader of a list page returns. */
export interface ListData<Group> {
  /** `null` when the list could not be read. */
  readonly groups: Packed<readonly Group[] | null>;
}

/** The sources of a page that lists what one of them has, perhaps with links that another one tells. */
interface ListSources<Item, Joined> {
  readonly optional: Readonly<Record<string, SourceRequest<readonly Item[]>>>;
  readonly dependent?: { readonly joined: DependentRequest<Joined> };
}

/**
 * Reads the one source of a list page, and what it is joined with.
 * @param toGroups the whole list in the order of the page; what it is joined with is `null` where it is not there in time; pure
 */
export async function loadList<Item, Group extends ListGroup<unknown>, Joined = never>(
  args: LoaderFunctionArgs,
  sources: (request: PageRequest) => ListSources<Item, Joined>,
  toGroups: (items: readonly Item[], joined: Joined | null) => readonly Group[],
): Promise<ListData<Group>> {
  const { optional, dependent, unavailable } = await loadPage(args, sources);
  const [read] = Object.values(optional);
  const joined = (dependent as { readonly joined?: SourceValue<Joined> | null }).joined?.value ?? null;
  return { groups: pack(unavailable.length > 0 ? null : toGroups(read?.value ?? [], joined)) };
}
