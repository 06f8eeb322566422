import { useLocation } from '@remix-run/react';
import { type ReactNode, useMemo } from 'react';
import { Unavailable } from '~/components/ui/unavailable';
import { useUnpacked } from '~/components/ui/use-unpacked';
import type { GroupBody } from './list-groups';
import { ListMain, type ListMainProps } from './list-main';
import type { ListQuery } from './list-query';
import { ListResults } from './list-results';
import type { ListGroup, ListRules } from './list-rules';
import { toListView } from './list-view';
import type { ListData } from './load-list';
import { useListQuery } from './use-list-query';

interface ListPageProps<Row, Group> extends Omit<ListMainProps, 'children'> {
  /** Everything there is, in the order of the page; `null` when it could not be read. */
  readonly groups: readonly Group[] | null;
  /** Stays the same from one rendering to the next. */
  readonly rules: ListRules<Row>;
  readonly Body: GroupBody<Group>;
  /** What the list is called when it could not be read; `The conferences`, after the nouns of the rules, unless given. */
  readonly what?: string | undefined;
  /** Words of the page's own when the list could not be read. */
  readonly failureText?: string;
  /** Words above the list. */
  readonly children?: ReactNode;
}

/**
 * A page that lists something: searched, filtered by letter and toggles, in groups and pages, all of it in the address.
 * Complete without scripts; with them what is typed filters at once.
 */
export function ListPage<Row, Group extends ListGroup<Row>>(props: ListPageProps<Row, Group>) {
  const { title, heading, groups, rules, what = `The ${rules.nouns[1]}`, failureText, children } = props;
  return (
    <ListMain title={title} heading={heading}>
      {children}
      {groups === null ? (
        <Unavailable what={what} failureText={failureText} isMain />
      ) : (
        <List {...props} groups={groups} />
      )}
    </ListMain>
  );
}

interface LoadedListPageProps<Row, Group> extends Omit<ListPageProps<Row, Group>, 'groups'> {
  /** What `loadList` returned; the page's heading and title too where the loader adds them. */
  readonly data: Pick<ListPageProps<Row, Group>, 'title' | 'heading'> & ListData<Group>;
}

/** A list page from what its loader read. */
export function LoadedListPage<Row, Group extends ListGroup<Row>>({ data, ...props }: LoadedListPageProps<Row, Group>) {
  const { groups, ...own } = data;
  return <ListPage<Row, Group> {...own} {...props} groups={useUnpacked(groups)} />;
}

interface ListProps<Row, Group> extends Pick<ListPageProps<Row, Group>, 'rules' | 'Body'> {
  readonly groups: readonly Group[];
}

/** The list of such a page below its heading, where the page has a frame of its own. */
export function List<Row, Group extends ListGroup<Row>>({ groups, rules, Body }: ListProps<Row, Group>) {
  const { pathname } = useLocation();
  const [query, type] = useListQuery(rules);
  const key = JSON.stringify(query);
  const view = useMemo(
    () => toListView<Row, Group>(groups, rules, JSON.parse(key) as ListQuery, pathname),
    [groups, rules, key, pathname],
  );
  return <ListResults rules={rules} view={view} query={query} path={pathname} Body={Body} onType={type} />;
}
