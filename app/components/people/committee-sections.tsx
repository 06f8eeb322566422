import { DocumentList, type DocumentView } from '../ui/document-list';
import { EmptyState } from '../ui/empty-state';
import { PersonCard, type PersonView } from '../ui/person-card';
import { SectionHead } from '../ui/section-head';
import { Unavailable } from '../ui/unavailable';

export interface CommitteeView {
  readonly members: readonly PersonView[];
  readonly minutes: readonly DocumentView[];
}

interface CommitteeSectionsProps {
  readonly committee: CommitteeView;
  /** One of the two could not be loaded, so neither is shown. */
  readonly isUnavailable: boolean;
}

/** The members of a committee and the minutes of its meetings. */
export function CommitteeSections({ committee: { members, minutes }, isUnavailable }: CommitteeSectionsProps) {
  return (
    <>
      <section aria-labelledby="members" className="mt-6">
        <SectionHead id="members">Members</SectionHead>
        {isUnavailable ? (
          <Unavailable what="Members" isMain />
        ) : members.length === 0 ? (
          <EmptyState>No committee members found.</EmptyState>
        ) : (
          <div className="grid gap-x-8 tablet:grid-cols-2 laptop:grid-cols-3">
            {members.map((person) => (
              <PersonCard key={person.key} person={person} />
            ))}
          </div>
        )}
      </section>
      <section aria-labelledby="minutes" className="mt-6">
        <SectionHead id="minutes">Minutes</SectionHead>
        {isUnavailable ? (
          <Unavailable what="Minutes" />
        ) : minutes.length === 0 ? (
          <EmptyState>No minutes available.</EmptyState>
        ) : (
          <DocumentList documents={minutes} />
        )}
      </section>
    </>
  );
}
