import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { SourceRequest } from '~/cache/define-source';
import { pack, type Packed } from '~/components/ui/packed';
import { loadPage } from '~/page/load-page';
import type { PageRequest } from '~/page/page-sources';
import type { ListGroup } from './list-rules';

/** What the loader of a list page returns. */
export interface ListData<Group> {
  /** `null` when the list could not be read. */
  readonly groups: Packed<readonly Group[] | null>;
}

/** The sources of a page that lists what one of them has. */
interface ListSources<Item> {
  readonly optional: Readonly<Record<string, SourceRequest<readonly Item[]>>>;
}

/**
 * Reads the one source of a list page.
 * @param toGroups the whole list in the order of the page; pure
 */
export async function loadList<Item, Group extends ListGroup<unknown>>(
  args: LoaderFunctionArgs,
  sources: (request: PageRequest) => ListSources<Item>,
  toGroups: (items: readonly Item[]) => readonly Group[],
): Promise<ListData<Group>> {
  const { optional, unavailable } = await loadPage(args, sources);
  const [read] = Object.values(optional);
  return { groups: pack(unavailable.length > 0 ? null : toGroups(read?.value ?? [])) };
}
