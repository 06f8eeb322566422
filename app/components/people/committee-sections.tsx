import { DocumentList, type DocumentView } from '../ui/document-list';
import { EmptyState } from '../ui/empty-state';
import { Part } from '../ui/part';
import { PersonCard, type PersonView } from '../ui/person-card';
import { Unavailable } from '../ui/unavailable';

export interface CommitteeView {
  readonly members: readonly PersonView[];
  /** `null` if the association does not publish them. */
  readonly minutes: readonly DocumentView[] | null;
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
      <Part id="members" title="Members" className="mt-6">
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
      </Part>
      {minutes !== null && (
        <Part id="minutes" title="Minutes" className="mt-6">
          {isUnavailable ? (
            <Unavailable what="Minutes" />
          ) : minutes.length === 0 ? (
            <EmptyState>No minutes available.</EmptyState>
          ) : (
            <DocumentList documents={minutes} />
          )}
        </Part>
      )}
    </>
  );
}
