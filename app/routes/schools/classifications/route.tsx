import { useLoaderData } from '@remix-run/react';
import { ButtonLink } from '~/components/ui/button';
import { type DataColumn, DataTable } from '~/components/ui/data-table';
import { Page } from '~/components/ui/page';
import { Part } from '~/components/ui/part';
import { PrintButton } from '~/components/ui/print-button';
import { SearchForm } from '~/components/ui/search-form';
import { Unavailable } from '~/components/ui/unavailable';
import { describeCutoffs, describeEnrollments, enrollmentMultiplier, oneYearBasisFrom } from '~/config/classification';
import { buildHref, Route } from '~/href';
import { type LoaderArgs, loadView } from '~/page/load-page';
import type { CutoffRow, CutoffTable } from './cutoffs-view';
import { sources, toView } from './page';
import { Answer } from './school-classes';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export default function Classifications() {
  const { season, view } = useLoaderData<typeof loader>();
  const { path, cutoffs, search, answer } = view;
  return (
    <Page>
      <div className="grid gap-8">
        <Part id="why" title="Why this class">
          <p className="max-w-[60ch] pb-3">
            A school is classified by its enrollment, sport by sport. {describeEnrollments(season)}.{' '}
            {describeCutoffs(season)}.
          </p>
          {answer === null ? (
            <Unavailable what="Enrollments" detail="The cutoffs below are complete." />
          ) : (
            <>
              <SearchForm
                action={path}
                label="School"
                submitLabel="Search schools"
                defaultValue={search}
                className="max-w-[24rem] print:hidden"
              />
              <Answer answer={answer} />
            </>
          )}
        </Part>
        <Part id="cutoffs" title="Cutoffs">
          <Cutoffs tables={cutoffs} />
        </Part>
        <Part id="rules" title="What counts">
          <ul className="grid max-w-[60ch] list-disc gap-1 pl-5">
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
            <h3 className="font-display text-d-md font-semibold">{table.caption}</h3>
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
