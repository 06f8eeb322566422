import type { CalendarTableView } from './view';

interface CalendarTableProps {
  readonly table: CalendarTableView;
  readonly seasons: readonly string[];
  /** Names the table where it has no class. */
  readonly caption: string;
}

const cell = 'h-row border-b border-line px-3 py-1 text-left align-middle';

/** The dates of one class: an event to a row, a season to a column. */
export function CalendarTable({ table, seasons, caption }: CalendarTableProps) {
  const name = table.title ?? caption;
  return (
    // A table that is wider than the window is scrolled with the keyboard too.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="scroll-region" role="region" aria-label={name} tabIndex={0}>
      <table className="w-full min-w-[46rem] border-collapse bg-surface">
        <caption className="double-rule pt-3 pb-2 text-left font-display text-d-lg font-bold uppercase">{name}</caption>
        <thead className="bg-sunk">
          <tr>
            <th scope="col" className={`${cell} label sticky left-0 bg-sunk`}>
              Event
            </th>
            {seasons.map((season) => (
              <th key={season} scope="col" className={`${cell} label whitespace-nowrap`}>
                {season}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ key, event, dates }) => (
            <tr key={key}>
              <th scope="row" className={`${cell} sticky left-0 bg-surface font-semibold`}>
                {event}
              </th>
              {dates.map((date, index) => (
                <td key={seasons[index]} className={`${cell} whitespace-nowrap`}>
                  {date === '' ? <span className="text-ink-2">TBA</span> : date}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
