import { type DataColumn, DataTable } from '~/components/ui/data-table';
import type { CutoffRow, CutoffTable } from './cutoffs-view';

/** The largest enrollments by sport and class. */
export function Cutoffs({ tables }: { readonly tables: readonly CutoffTable[] }) {
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
    { head: 'Sport', cell: ({ sport }) => sport },
    ...classes.map(({ id, name }, index): DataColumn<CutoffRow> => ({
      head: id,
      name: name === null ? `Class ${id}` : `Class ${id}, ${name}`,
      isNumeric: true,
      // On phones a cell may take two lines, so that all classes fit.
      className: 'max-tablet:px-1 max-tablet:whitespace-normal',
      cell: ({ cells }) => cells[index],
    })),
  ];
}
