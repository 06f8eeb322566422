import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { Page } from '~/components/ui/page';
import { loadView } from '~/page/load-view';
import { readNothing } from '~/page/page-sources';
import { toView } from './page';

export const loader = (args: LoaderFunctionArgs) => loadView(args, readNothing, toView);

/** Landing page of the area: its menu, and a heading. */
export default function RegularSeasonIndex() {
  const { heading } = useLoaderData<typeof loader>();
  return (
    <Page {...heading}>
      <p className="max-w-[60ch]">
        Use the Regular Season navigation to find the schedules, scores, standings, polls and schools of{' '}
        {heading.kicker}.
      </p>
    </Page>
  );
}
