import type { MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { formatClass } from '~/models/text/label';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { buildPageMeta } from '~/page/page-meta';
import { sources, toView } from './page';
import { TeamInfoPage } from './team-info-page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta: MetaFunction<typeof loader> = (args) =>
  buildPageMeta(args, {
    subject: args.data && `${args.data.heading.kicker} ${formatClass(args.data.view.classId)}`,
    canonical: args.data?.view.href,
  });

export default function PlayoffTeamInfo() {
  const { unavailable, ...shown } = useLoaderData<typeof loader>();
  return <TeamInfoPage {...shown} isUnavailable={unavailable.length > 0} />;
}
