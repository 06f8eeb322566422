import { useLoaderData } from '@remix-run/react';
import { DataTable, type DataColumn } from '~/components/ui/data-table';
import { EmptyState } from '~/components/ui/empty-state';
import { Page } from '~/components/ui/page';
import { Unavailable } from '~/components/ui/unavailable';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { type CalendarRowView, sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export default function SportCalendar() {
  const { heading, calendar, unavailable } = useLoaderData<typeof loader>();
  return (
    <Page {...heading}>
      {unavailable.includes('calendar') ? (
        <Unavailable what="The calendar" isMain />
      ) : calendar.tables.length === 0 ? (
        <EmptyState>No calendar available.</EmptyState>
      ) : (
        <>
          <div className="grid gap-6">
            {calendar.tables.map((table) => (
              <DataTable
                key={table.title}
                caption={table.title ?? heading.kicker}
                isCaptionShown
                columns={buildSeasonColumns(calendar.seasons)}
                rows={table.rows}
              />
            ))}
          </div>
          <p className="mt-4 text-ink-2">All dates are subject to change.</p>
        </>
      )}
    </Page>
  );
}

/** The event, then a column per season. */
function buildSeasonColumns(seasons: readonly string[]): readonly DataColumn<CalendarRowView>[] {
  return [
    { head: 'Event', field: 'event' },
    ...seasons.map((season, index) => ({
      head: season,
      renderCell: ({ dates }: CalendarRowView) => <span className="whitespace-nowrap">{dates[index] || 'TBA'}</span>,
    })),
  ];
}
