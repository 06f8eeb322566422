import { SchoolMark } from '~/components/scores/school-mark';
import { type DataColumn, DataTable } from '~/components/ui/data-table';
import { EmptyState } from '~/components/ui/empty-state';
import { SiteLink } from '~/components/ui/site-link';
import type { ClassificationsAnswer, FoundSchool } from './page';
import type { SchoolClassesView, SportClassRow } from './school-classes-view';

/** Result of the search: a school with its classes, schools to choose from, or nothing. */
export function Answer({ answer }: { readonly answer: ClassificationsAnswer }) {
  return (
    <div className="pt-4">
      {answer.kind === 'none' && <EmptyState>Search for a school to see how its classes follow.</EmptyState>}
      {answer.kind === 'unknown' && <EmptyState>{answer.text}</EmptyState>}
      {answer.kind === 'found' && <FoundSchools countText={answer.countText} schools={answer.schools} />}
      {answer.kind === 'school' && <SchoolClasses school={answer.school} />}
    </div>
  );
}

const foundColumns: readonly DataColumn<FoundSchool>[] = [
  { head: 'School', renderCell: ({ name, href }) => <SiteLink to={href}>{name}</SiteLink> },
  { head: 'Enrollment', isNumeric: true, renderCell: ({ actual }) => actual },
  { head: 'Multiplied', renderCell: ({ multiplied }) => multiplied },
  { head: 'Counts', name: 'Counts where multiplied', isNumeric: true, renderCell: ({ counted }) => counted },
];

function FoundSchools({
  countText,
  schools,
}: {
  readonly countText: string;
  readonly schools: readonly FoundSchool[];
}) {
  return (
    <>
      <p role="status" className="pb-2 font-display text-d-md font-semibold">
        {countText}
      </p>
      <DataTable caption="Schools found" columns={foundColumns} rows={schools} />
    </>
  );
}

const classColumns: readonly DataColumn<SportClassRow>[] = [
  { head: 'Sport', renderCell: ({ sport }) => sport },
  { head: 'Class', renderCell: (row) => <ClassText row={row} /> },
  { head: 'What counts', renderCell: ({ counts }) => counts },
  { head: 'Cutoffs', renderCell: ({ range }) => <span className="tablet:whitespace-nowrap">{range}</span> },
];

function SchoolClasses({ school }: { readonly school: SchoolClassesView }) {
  const { id, name, logoUrl, href, summary, sports } = school;
  return (
    <>
      <div className="flex items-center gap-3 pb-2">
        <SchoolMark markKey={id} name={name} logoUrl={logoUrl} />
        <h3 className="min-w-0 text-d-lg font-semibold break-words">
          <SiteLink to={href}>{name}</SiteLink>
        </h3>
      </div>
      <p role="status" className="max-w-[60ch] pb-3">
        {summary}
      </p>
      {sports.length > 0 && <DataTable caption={`Classes of ${name}`} columns={classColumns} rows={sports} />}
    </>
  );
}

function ClassText({ row: { classId, listedAs } }: { readonly row: SportClassRow }) {
  return (
    <>
      <b className="font-display text-d-md">{classId}</b>
      {listedAs !== null && <span className="block text-xs text-ink-2">listed as {listedAs}</span>}
    </>
  );
}
