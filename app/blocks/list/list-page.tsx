import { useLoaderData, useLocation } from '@remix-run/react';
import { type ReactNode, useMemo } from 'react';
import { pack, type Packed, useUnpacked } from '~/browser/packed';
import type { SourceRequest } from '~/cache/source/define-source';
import { Page, type PageHeaderProps } from '~/components/ui/page';
import { Unavailable } from '~/components/ui/unavailable';
import { useTypedSearch } from '~/components/ui/use-typed-search';
import { type LoaderArgs, loadView } from '~/page/load-page';
import type { DependentRequest, SourceValue, SportPageRequest } from '~/page/page-sources';
import { type ListQuery, readListQuery } from './list-query';
import { type GroupBody, ListResults } from './list-results';
import type { ListGroup, ListRules } from './list-rules';
import { toListView } from './list-view';

interface ListPageProps<Row, Group> {
  readonly title?: string | undefined;
  /** By default the area of the address. */
  readonly heading?: Omit<PageHeaderProps, 'title'> | undefined;
  /** All groups in page order; `null` when the list could not be read. */
  readonly groups: readonly Group[] | null;
  /** Must be the same object at every rendering. */
  readonly rules: ListRules<Row>;
  readonly Body: GroupBody<Group>;
  /** Name of the list in the failure text; by default from the rules: `The conferences`. */
  readonly what?: string | undefined;
  /** Content above the list. */
  readonly children?: ReactNode;
  /** Notes below the list. */
  readonly notes?: ReactNode;
}

/** A page with a searchable, grouped and paged list, all in the address. With scripts, typing filters at once. */
export function ListPage<Row, Group extends ListGroup<Row>>(props: ListPageProps<Row, Group>) {
  const { title, heading, groups, rules, what = `The ${rules.nouns[1]}`, children, notes } = props;
  return (
    <Page title={title} {...heading}>
      {rules.intro === undefined ? (
        children
      ) : (
        <>
          <p className="max-w-[60ch] pb-3">{rules.intro}</p>
          {children}
        </>
      )}
      {groups === null ? <Unavailable what={what} isMain /> : <List {...props} groups={groups} />}
      {notes}
    </Page>
  );
}

/** A list page from the data of its route's loader. */
export function LoadedListPage<Row, Group extends ListGroup<Row>>(props: Omit<ListPageProps<Row, Group>, 'groups'>) {
  const { groups, ...own } = useLoaderData() as Pick<ListPageProps<Row, Group>, 'title' | 'heading'> & ListData<Group>;
  return <ListPage<Row, Group> {...own} {...props} groups={useUnpacked(groups)} />;
}

/** The list alone, for a page with its own layout. */
export function List<Row, Group extends ListGroup<Row>>({
  groups,
  rules,
  Body,
}: Pick<ListPageProps<Row, Group>, 'rules' | 'Body'> & { readonly groups: readonly Group[] }) {
  const { pathname, search } = useLocation();
  const { typedSearch, typeText } = useTypedSearch();
  const given = readListQuery(new URLSearchParams(search), rules);
  const query = typedSearch === null ? given : { ...given, search: typedSearch, page: 1 };
  const queryKey = JSON.stringify(query);
  const view = useMemo(
    () => toListView<Row, Group>(groups, rules, JSON.parse(queryKey) as ListQuery, pathname),
    [groups, rules, queryKey, pathname],
  );
  return <ListResults rules={rules} view={view} query={query} path={pathname} Body={Body} onType={typeText} />;
}

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
  toHeading?: (request: SportPageRequest, list: SourceValue<readonly Item[]> | null) => Heading,
): Promise<Heading & ListData<Group>> {
  return loadView(args, sources, ({ optional, dependent, unavailable }, request) => {
    const [read] = Object.values(optional);
    const joined = (dependent as { readonly joined?: SourceValue<Joined> | null }).joined?.value ?? null;
    const groups = pack(unavailable.length > 0 ? null : toGroups(read?.value ?? [], joined));
    return { ...(toHeading?.(request, read ?? null) as Heading), groups };
  });
}
