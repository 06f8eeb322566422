import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { buildSportHeading } from '~/blocks/sport/sport-heading';
import { requireSport } from '~/blocks/sport/sport-of-address';
import { EmptyState } from '~/components/ui/empty-state';
import { FactList } from '~/components/ui/fact-list';
import { PageHeader } from '~/components/ui/page-header';
import { Unavailable } from '~/components/ui/unavailable';
import { loadPage } from '~/page/load-page';
import { usePageHeading } from '~/page/page-meta';
import { sources, toTicketsView } from './page';

export async function loader(args: LoaderFunctionArgs) {
  const sport = requireSport(args.params);
  const { optional, unavailable } = await loadPage(args, sources);
  return { heading: buildSportHeading(sport), tickets: toTicketsView(optional.info?.value ?? null), unavailable };
}

export default function TicketsAndCoverage() {
  const { heading, tickets, unavailable } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="wrap pb-8">
      <PageHeader title={usePageHeading()} {...heading} />
      {tickets.title !== null && <p className="mb-2 font-display text-d-lg font-semibold">{tickets.title}</p>}
      {unavailable.includes('info') ? (
        <Unavailable what="Tickets and coverage" isMain />
      ) : tickets.facts.length === 0 ? (
        <EmptyState>No data available.</EmptyState>
      ) : (
        <FactList facts={tickets.facts} />
      )}
    </main>
  );
}
