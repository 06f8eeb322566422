import { useLoaderData } from '@remix-run/react';
import { formatClass } from '~/models/text/label';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { sources, toView } from './page';
import { TeamInfoPage } from './team-info-page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta = describePage<typeof loader>(({ heading, view }) => ({
  subject: `${heading.kicker} ${formatClass(view.classId)}`,
  canonical: view.href,
}));

export default function PlayoffTeamInfo() {
  const { unavailable, ...shown } = useLoaderData<typeof loader>();
  return <TeamInfoPage {...shown} isUnavailable={unavailable.length > 0} />;
}
