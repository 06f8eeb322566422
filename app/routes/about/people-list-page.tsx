import type { ReactNode } from 'react';
import { LoadedListPage } from '~/blocks/list/list-page';
import type { ListGroup, ListRules } from '~/blocks/list/list-rules';
import type { ListData } from '~/blocks/list/load-list';
import { PersonCard, type PersonView } from '~/components/ui/person-card';

interface PeopleListPageProps {
  /** Result of `loadList`, with the title where it differs from the page's heading. */
  readonly data: ListData<ListGroup<PersonView>> & { readonly title?: string };
  readonly rules: ListRules<PersonView>;
  readonly what?: string;
  /** Content above the list. */
  readonly children?: ReactNode;
}

/** A page that lists people as cards, with a search. */
export function PeopleListPage(props: PeopleListPageProps) {
  return <LoadedListPage Body={PersonCards} {...props} />;
}

/** Cards have third-level headings, so a group without a title has a heading for screen readers. */
function PersonCards({ group: { title, rows } }: { readonly group: ListGroup<PersonView> }) {
  return (
    <>
      {title === null && <h2 className="sr-only">People</h2>}
      <div className="grid gap-x-8 large-phone:grid-cols-2 laptop:grid-cols-3">
        {rows.map((person) => (
          <PersonCard key={person.key} person={person} />
        ))}
      </div>
    </>
  );
}
