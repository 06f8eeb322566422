import { useLoaderData } from '@remix-run/react';
import { EmptyState } from '~/components/ui/empty-state';
import { FactList } from '~/components/ui/fact-list';
import { Page } from '~/components/ui/page';
import { Unavailable } from '~/components/ui/unavailable';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export default function TicketsAndCoverage() {
  const { heading, tickets, unavailable } = useLoaderData<typeof loader>();
  return (
    <Page {...heading}>
      {tickets.title !== null && <p className="mb-2 font-display text-d-lg font-semibold">{tickets.title}</p>}
      {unavailable.includes('info') ? (
        <Unavailable what="Tickets and coverage" isMain />
      ) : tickets.facts.length === 0 ? (
        <EmptyState>No data available.</EmptyState>
      ) : (
        <FactList facts={tickets.facts} />
      )}
    </Page>
  );
}
