import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { buildSportHeading } from '~/blocks/sport/sport-heading';
import { requireRegularSeasonSport } from '~/blocks/sport/sport-of-regular-season';
import { PageHeader } from '~/components/ui/page-header';
import { usePageHeading } from '~/page/page-meta';

export function loader({ params }: LoaderFunctionArgs) {
  // There is no room for the drawing beside the navigation.
  const { kicker, trail } = buildSportHeading(requireRegularSeasonSport(params));
  return { heading: { kicker, trail } };
}

/** The area's own page: its menu, and a heading. */
export default function RegularSeasonIndex() {
  const { heading } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="min-w-0 pb-6">
      <PageHeader title={usePageHeading()} {...heading} />
      <p className="max-w-[60ch]">
        Use the Regular Season navigation to find the schedules, scores, standings, polls and schools of{' '}
        {heading.kicker}.
      </p>
    </main>
  );
}
