import { useLocation } from '@remix-run/react';
import { type ReactNode, useMemo } from 'react';
import { EmptyState } from '../ui/empty-state';
import { type Crumb, PageHeader } from '../ui/page-header';
import { Pager } from '../ui/pager';
import { PrintButton } from '../ui/print-button';
import { SiteLink } from '../ui/site-link';
import { Unavailable } from '../ui/unavailable';
import { LetterBar, ListSearch, ListToggles } from './list-controls';
import { type GroupBody, ListGroups } from './list-groups';
import { ListMatcher } from './list-matcher';
import type { ListQuery } from './list-query';
import type { ListGroup, ListRules } from './list-rules';
import { type ListView, toListView } from './list-view';
import { useListQuery } from './use-list-query';

interface ListPageProps<Row, Group> {
  readonly title: string;
  /** The area that the page belongs to, and its own page. */
  readonly area: Crumb;
  /** Everything there is, in the order of the page; `null` when it could not be read. */
  readonly groups: readonly Group[] | null;
  /** Stays the same from one rendering to the next. */
  readonly rules: ListRules<Row>;
  readonly Body: GroupBody<Group>;
  /** What the list is called when it could not be read: `The conferences`. */
  readonly what: string;
  /** Words above the list. */
  readonly children?: ReactNode;
}

/**
 * A page that lists something: searched, filtered by letter and toggles, in groups and pages, all of it in the address.
 * Complete without scripts; with them what is typed filters at once.
 */
export function ListPage<Row, Group extends ListGroup<Row>>(props: ListPageProps<Row, Group>) {
  const { title, area, groups, what, children } = props;
  return (
    <main id="main" className="wrap pb-8">
      <PageHeader title={title} kicker={area.text} trail={[{ to: '/', text: 'Home' }, area]} />
      {children}
      {groups === null ? <Unavailable what={what} isMain /> : <List {...props} groups={groups} />}
    </main>
  );
}

interface ListProps<Row, Group> extends Pick<ListPageProps<Row, Group>, 'rules' | 'Body'> {
  readonly groups: readonly Group[];
}

function List<Row, Group extends ListGroup<Row>>({ groups, rules, Body }: ListProps<Row, Group>) {
  const { pathname } = useLocation();
  const [query, type] = useListQuery(rules);
  const key = JSON.stringify(query);
  const view = useMemo(
    () => toListView<Row, Group>(groups, rules, JSON.parse(key) as ListQuery, pathname),
    [groups, rules, key, pathname],
  );
  return (
    <>
      {groups.length > 0 && <Controls rules={rules} view={view} query={query} path={pathname} onType={type} />}
      {view.emptyText === null ? (
        <ListMatcher search={query.search}>
          <ListGroups groups={view.groups} isCollapsible={rules.isCollapsible} isOpen={view.isOpen} Body={Body} />
        </ListMatcher>
      ) : (
        <div className="mt-4">
          <EmptyState>{view.emptyText}</EmptyState>
        </div>
      )}
      <Pager pager={view.pager} />
    </>
  );
}

interface ControlsProps {
  readonly rules: Pick<ListRules<never>, 'nouns' | 'searchLabel' | 'isCollapsible'>;
  readonly view: ListView<unknown>;
  readonly query: ListQuery;
  readonly path: string;
  readonly onType: (text: string) => void;
}

/** Search, letters and toggles, what they have found, and the way back to everything. */
function Controls({ rules: { nouns, searchLabel, isCollapsible }, view, query, path, onType }: ControlsProps) {
  const [, many] = nouns;
  return (
    <div className="grid gap-3 pt-1 pb-2 print:pb-0">
      <div className="grid items-end gap-x-6 gap-y-2 large-phone:grid-cols-[minmax(0,24rem)_1fr] print:hidden">
        <ListSearch path={path} label={searchLabel} submitLabel={`Search ${many}`} query={query} onType={onType} />
        <ListToggles toggles={view.toggles} />
      </div>
      <LetterBar letters={view.letters} label={`${capitalised(many)} by first letter`} noun={many} />
      <div
        className={`flex min-h-control flex-wrap items-center gap-x-4 ${isCollapsible ? 'border-b-3 border-ink pb-2' : ''}`}
      >
        <p role="status" className="font-display text-d-md font-semibold">
          {view.countText}
        </p>
        {view.clearHref !== null && (
          <SiteLink
            to={view.clearHref}
            prefetch="none"
            preventScrollReset
            onClick={() => {
              onType('');
            }}
            className="inline-flex min-h-6 items-center text-sm print:hidden"
          >
            Show all
            <span className="sr-only"> {many}</span>
          </SiteLink>
        )}
        <span className="ml-auto">
          <PrintButton />
        </span>
      </div>
    </div>
  );
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
