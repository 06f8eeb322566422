import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { PageHeader } from '~/components/ui/page-header';
import { loadView } from '~/page/load-view';
import { usePageHeading } from '~/page/page-meta';
import { readNothing } from '~/page/page-sources';
import { toView } from './page';

export const loader = (args: LoaderFunctionArgs) => loadView(args, readNothing, toView);

/** Landing page of the area: its menu, and a heading. */
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
