import type { ReactNode } from 'react';
import { ListPage } from '~/components/list/list-page';
import type { ListGroup, ListRules } from '~/components/list/list-rules';
import { PersonCard, type PersonView } from '~/components/ui/person-card';
import { usePageHeading } from '~/page/page-meta';

interface PeopleListPageProps {
  /** Where it is not the page's own heading. */
  readonly title?: string;
  /** `null` when the people could not be read. */
  readonly groups: readonly ListGroup<PersonView>[] | null;
  readonly rules: ListRules<PersonView>;
  /** What the list is called when it could not be read: `The members`. */
  readonly what: string;
  /** Words above the list. */
  readonly children?: ReactNode;
}

/** A page of the About area that lists people as cards, with a search. */
export function PeopleListPage(props: PeopleListPageProps) {
  const heading = usePageHeading();
  return <ListPage title={heading} area={{ to: '/about', text: 'About' }} Body={PersonCards} {...props} />;
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
