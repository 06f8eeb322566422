import { useLoaderData } from '@remix-run/react';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { TeamInfoPage } from '../team-info-page';
import { sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta = describePage<typeof loader>(({ view }) => ({ canonical: view.href }));

export default function PlayoffTeamInfoEdition() {
  const { unavailable, ...shown } = useLoaderData<typeof loader>();
  return <TeamInfoPage {...shown} isUnavailable={unavailable.length > 0} />;
}
