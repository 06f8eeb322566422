import type { SourceRequest } from '~/cache/define-source';
import { pack, type Packed } from '~/components/ui/packed';
import { type LoaderArgs, loadView } from '~/page/load-page';
import type { DependentRequest, SourceValue, SportPageRequest } from '~/page/page-sources';
import type { ListGroup } from './list-rules';

/** Loader data of a list page. */
export interface ListData<Group> {
  /** `null` when the list could not be read. */
  readonly groups: Packed<readonly Group[] | null>;
}

/** Sources of a list, and those joined with it. */
interface ListSources<Item, Joined> {
  readonly optional: Readonly<Record<string, SourceRequest<readonly Item[]>>>;
  readonly dependent?: { readonly joined: DependentRequest<Joined> };
}

/** The loader of a list page. The joined value is `null` when it is late. `toGroups` and `toHeading` are pure. */
export function loadList<Item, Group extends ListGroup<unknown>, Heading extends object = object, Joined = never>(
  args: LoaderArgs,
  sources: (request: SportPageRequest) => ListSources<Item, Joined>,
  toGroups: (items: readonly Item[], joined: Joined | null) => readonly Group[],
  toHeading?: (request: SportPageRequest) => Heading,
): Promise<Heading & ListData<Group>> {
  return loadView(args, sources, ({ optional, dependent, unavailable }, request) => {
    const [read] = Object.values(optional);
    const joined = (dependent as { readonly joined?: SourceValue<Joined> | null }).joined?.value ?? null;
    const groups = pack(unavailable.length > 0 ? null : toGroups(read?.value ?? [], joined));
    return { ...(toHeading?.(request) as Heading), groups };
  });
}
