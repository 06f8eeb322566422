import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { SourceRequest } from '~/cache/define-source';
import { pack, type Packed } from '~/components/ui/packed';
import { loadView } from '~/page/load-view';
import type { SportPageRequest } from '~/page/page-sources';
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
 * The loader of a list page, which reads one source.
 * @param toGroups the whole list in the order of the page; pure
 * @param toHeading what else the page shows; pure
 */
export function loadList<Item, Group extends ListGroup<unknown>, Heading extends object = object>(
  args: LoaderFunctionArgs,
  sources: (request: SportPageRequest) => ListSources<Item>,
  toGroups: (items: readonly Item[]) => readonly Group[],
  toHeading?: (request: SportPageRequest) => Heading,
): Promise<Heading & ListData<Group>> {
  return loadView(args, sources, ({ optional, unavailable }, request) => {
    const [read] = Object.values(optional);
    const groups = pack(unavailable.length > 0 ? null : toGroups(read?.value ?? []));
    return { ...(toHeading?.(request) as Heading), groups };
  });
}
