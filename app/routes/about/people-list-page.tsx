import type { ReactNode } from 'react';
import { LoadedListPage } from '~/blocks/list/list-page';
import type { ListGroup, ListRules } from '~/blocks/list/list-rules';
import type { ListData } from '~/blocks/list/load-list';
import { PersonCard, type PersonView } from '~/components/ui/person-card';

interface PeopleListPageProps {
  /** What `loadList` returned; the page's title too where it is not the page's own heading. */
  readonly data: ListData<ListGroup<PersonView>> & { readonly title?: string };
  readonly rules: ListRules<PersonView>;
  /** What the list is called when it could not be read, unless it is called after the nouns of the rules. */
  readonly what?: string;
  /** Words above the list. */
  readonly children?: ReactNode;
}

/** A page that lists people as cards, with a search. */
export function PeopleListPage(props: PeopleListPageProps) {
  return <LoadedListPage Body={PersonCards} {...props} />;
}

/** The cards have headings of the third level, so a group without a title has a heading for screen readers. */
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
