import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { PageHeader } from '~/components/ui/page-header';
import { usePageHeading } from '~/routes/page-meta';
import { sportHeading } from '~/routes/sport/sport-heading';
import { sportOfAddress } from '~/routes/sport/sport-of-address';

export function loader({ params }: LoaderFunctionArgs) {
  const sport = sportOfAddress(params);
  // There is no room for the drawing beside the navigation.
  const { kicker, trail } = sportHeading(sport);
  return { heading: { kicker, trail } };
}

export default function StateSeriesIndex() {
  const { heading } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="min-w-0 pb-6">
      <PageHeader title={usePageHeading()} {...heading} />
      <p className="max-w-[60ch]">
        Use the State Series navigation to find entries, sites, pairings, scores and results of {heading.kicker}.
      </p>
    </main>
  );
}
