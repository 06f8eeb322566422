import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Page } from '~/components/ui/page';
import { Unavailable } from '~/components/ui/unavailable';
import { readListQuery } from './list-query';
import { type GroupBody, ListResults } from './list-results';
import type { ListGroup, ListRules } from './list-rules';
import type { ListView } from './list-view';

interface ServerListPageProps<Group> {
  /** The view for the address; `null` when the list could not be read. */
  readonly view: ListView<Group> | null;
  readonly rules: ListRules<never>;
  readonly Body: GroupBody<Group>;
  /** Name of the list in the failure text; by default from the rules: `The schools`. */
  readonly what?: string;
  readonly failureText?: string;
  readonly children?: ReactNode;
}

/** A list that is too long to send whole: the server filters it, and typing filters via the address. */
export function ServerListPage<Group extends ListGroup<unknown>>(props: ServerListPageProps<Group>) {
  const { view, rules, Body, what = `The ${rules.nouns[1]}`, failureText, children } = props;
  const { pathname, search } = useLocation();
  return (
    <Page>
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
    </Page>
  );
}
