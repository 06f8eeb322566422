import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Unavailable } from '~/components/ui/unavailable';
import type { GroupBody } from './list-groups';
import { ListMain } from './list-main';
import { readListQuery } from './list-query';
import { ListResults } from './list-results';
import type { ListGroup, ListRules } from './list-rules';
import type { ListView } from './list-view';

/** What the page needs beside the rows, which the server has filtered already. */
type PageRules = Pick<
  ListRules<never>,
  'nouns' | 'searchLabel' | 'isCollapsible' | 'hasLetters' | 'toggles' | 'unitsPerPage'
>;

interface ServerListPageProps<Group> {
  /** What the address shows; `null` when the list could not be read. */
  readonly view: ListView<Group> | null;
  readonly rules: PageRules;
  readonly Body: GroupBody<Group>;
  /** What the list is called when it could not be read; `The schools`, after the nouns of the rules, unless given. */
  readonly what?: string;
  /** Words of the page's own when the list could not be read. */
  readonly failureText?: string;
  /** Words above the list. */
  readonly children?: ReactNode;
}

/**
 * A list that is too long to be sent whole: the server filters it, and sends what an address shows. Looks and works like
 * `ListPage`; what is typed reaches the list with the address.
 */
export function ServerListPage<Group extends ListGroup<unknown>>(props: ServerListPageProps<Group>) {
  const { view, rules, Body, what = `The ${rules.nouns[1]}`, failureText, children } = props;
  const { pathname, search } = useLocation();
  return (
    <ListMain>
      {children}
      {view === null ? (
        <Unavailable what={what} failureText={failureText} isMain />
      ) : (
        <ListResults
          rules={rules}
          view={view}
          query={readListQuery(new URLSearchParams(search), rules)}
          path={pathname}
          Body={Body}
        />
      )}
    </ListMain>
  );
}
