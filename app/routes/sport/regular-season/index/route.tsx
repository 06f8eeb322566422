import { useLoaderData } from '@remix-run/react';
import { LinkCards } from '~/components/ui/link-cards';
import { Page } from '~/components/ui/page';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { readNothing } from '~/page/page-sources';
import { toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, readNothing, toView);

/** Landing page of the area: its menu, which phones show open, and the same as cards beside it. */
export default function RegularSeasonIndex() {
  const { heading, sections } = useLoaderData<typeof loader>();
  return (
    <Page {...heading}>
      <p className="max-w-[60ch]">
        Use the Regular Season navigation to find the schedules, scores, standings, polls and schools of{' '}
        {heading.kicker}.
      </p>
      <div className="mt-6 hidden large-tablet:block">
        <LinkCards sections={sections} />
      </div>
    </Page>
  );
}
