import { useLoaderData } from '@remix-run/react';
import { Chart } from '~/components/charts/chart';
import { Ruler, Ticks } from '~/components/charts/ruler';
import { SchoolMark } from '~/components/scores/school-mark';
import { ButtonLink } from '~/components/ui/button';
import { type DataColumn, DataTable } from '~/components/ui/data-table';
import { EmptyState } from '~/components/ui/empty-state';
import { Page } from '~/components/ui/page';
import { Part } from '~/components/ui/part';
import { PrintButton } from '~/components/ui/print-button';
import { SearchForm } from '~/components/ui/search-form';
import { OptionalLink } from '~/components/ui/site-link';
import { Unavailable } from '~/components/ui/unavailable';
import { describeCutoffs, describeEnrollments, enrollmentMultiplier, oneYearBasisFrom } from '~/config/classification';
import { buildHref, Route } from '~/href';
import { type LoaderArgs, loadView } from '~/page/load-page';
import type { ClassRulers } from './class-rulers';
import {
  type ClassificationsAnswer,
  type CutoffRow,
  type CutoffTable,
  type FoundSchool,
  sources,
  toView,
} from './page';
import type { SchoolClassesView, SportClassRow } from './school-classes-view';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export default function Classifications() {
  const { season, view } = useLoaderData<typeof loader>();
  const { path, cutoffs, search, answer } = view;
  return (
    <Page>
      <div className="grid gap-8">
        <Part id="why" title="Why this class">
          {answer === null ? (
            <Unavailable what="Enrollments" detail="The cutoffs below are complete." />
          ) : (
            <>
              <SearchForm
                action={path}
                label="Find a school"
                submitLabel="Search schools"
                defaultValue={search}
                className="max-w-[24rem] print:hidden"
              />
              {answer.kind !== 'none' && <Answer answer={answer} />}
            </>
          )}
        </Part>
        <Part id="cutoffs" title="Cutoffs">
          <Cutoffs tables={cutoffs} />
        </Part>
        <Part id="rules" title="What counts">
          <ul className="grid max-w-[60ch] list-disc gap-1 pl-5">
            <li>
              A school is classified by its enrollment, sport by sport. {describeEnrollments(season)}.{' '}
              {describeCutoffs(season)}.
            </li>
            <li>Enrollments of programs with recent success are multiplied by {enrollmentMultiplier}.</li>
            <li>A cutoff belongs to the class below it: it is the largest enrollment of that class.</li>
            <li>From {oneYearBasisFrom} on, schools are classified for one year at a time.</li>
            <li>Sports and activities that are not listed have one class for all schools.</li>
          </ul>
          <p className="mt-4 flex flex-wrap gap-2 print:hidden">
            <ButtonLink to={buildHref(Route.schoolsEnrollments)}>School Enrollments</ButtonLink>
            <PrintButton />
          </p>
        </Part>
      </div>
    </Page>
  );
}

/** The largest enrollments by sport and class. */
function Cutoffs({ tables }: { readonly tables: readonly CutoffTable[] }) {
  return (
    <div className="grid gap-6">
      {tables.map((table) => (
        <div key={table.key} className="min-w-0">
          {table.rows.length === 0 ? (
            <h3>{table.caption}</h3>
          ) : (
            <DataTable caption={table.caption} isCaptionShown columns={buildCutoffColumns(table)} rows={table.rows} />
          )}
          {table.notes.map((note) => (
            <p key={note} className="max-w-[60ch] pt-2 text-sm text-ink-2">
              {note}
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}

function buildCutoffColumns({ classes }: CutoffTable): DataColumn<CutoffRow>[] {
  return [
    { head: 'Sport', renderCell: ({ sport }) => sport },
    ...classes.map(({ id, name }, index): DataColumn<CutoffRow> => ({
      head: id,
      name: name === null ? `Class ${id}` : `Class ${id}, ${name}`,
      isNumeric: true,
      // On phones a cell may take two lines, so that all classes fit.
      className: 'max-tablet:px-1 max-tablet:whitespace-normal',
      renderCell: ({ cells }) => cells[index],
    })),
  ];
}

/** Result of the search: a school with its classes, schools to choose from, or nothing. */
function Answer({ answer }: { readonly answer: ClassificationsAnswer }) {
  return (
    <div className="pt-2">
      {answer.kind === 'text' && <EmptyState>{answer.text}</EmptyState>}
      {answer.kind === 'found' && <FoundSchools countText={answer.countText} schools={answer.schools} />}
      {answer.kind === 'school' && <SchoolClasses school={answer.school} />}
    </div>
  );
}

const foundColumns: readonly DataColumn<FoundSchool>[] = [
  { head: 'School', renderCell: ({ name, href }) => <OptionalLink to={href}>{name}</OptionalLink> },
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
  { head: 'Class', renderCell: ({ classId }) => <b className="font-display text-d-md">{classId}</b> },
  { head: 'What counts', renderCell: ({ counts }) => counts },
  { head: 'Cutoffs', renderCell: (row) => <CutoffsText row={row} /> },
];

function SchoolClasses({ school }: { readonly school: SchoolClassesView }) {
  const { id, name, logoUrl, href, summary, sports, rulers } = school;
  return (
    <>
      <div className="flex items-center gap-3 pb-2">
        <SchoolMark markKey={id} name={name} logoUrl={logoUrl} />
        <h3 className="min-w-0">
          <OptionalLink to={href}>{name}</OptionalLink>
        </h3>
      </div>
      <p role="status" className="max-w-[60ch] pb-2">
        {summary}
      </p>
      {rulers !== null && <Rulers name={name} rulers={rulers} />}
      {sports.length > 0 && <DataTable caption={`Classes of ${name}`} columns={classColumns} rows={sports} />}
    </>
  );
}

/** The cutoffs of all sports on one scale, with a line for what counts. */
function Rulers({
  name,
  rulers: { text, hasMultiplied, ticks, rows },
}: {
  readonly name: string;
  readonly rulers: ClassRulers;
}) {
  return (
    <Chart
      title={`${name} among the cutoffs`}
      text={text}
      scale={`The thick line is the enrollment that counts${hasMultiplied ? ', the dot that before the multiplier' : ''}.`}
    >
      <div className="grid gap-x-4 gap-y-1 tablet:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] tablet:items-center">
        {rows.map(({ sports, counted, classId, nearestClass, ruler }) => (
          <div key={sports} className="contents">
            <p className="flex justify-between gap-3 text-xs max-tablet:pt-1">
              <span>{sports}</span>
              <span className="whitespace-nowrap">
                {counted} is <b>{classId}</b>, {nearestClass}
              </span>
            </p>
            <Ruler ruler={ruler} />
          </div>
        ))}
        <span className="max-tablet:hidden" />
        <Ticks ticks={ticks} />
      </div>
    </Chart>
  );
}

function CutoffsText({ row: { range, classId, computedClassId } }: { readonly row: SportClassRow }) {
  return (
    <>
      <span className="tablet:whitespace-nowrap">{range}</span>
      {computedClassId !== null && (
        <span className="block text-xs text-ink-2">
          The association lists {classId}; by this year’s cutoffs it would be {computedClassId}.
        </span>
      )}
    </>
  );
}
