import type { MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { buildPageMeta } from '~/page/page-meta';
import { TeamInfoPage } from '../team-info-page';
import { sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta: MetaFunction<typeof loader> = (args) => buildPageMeta(args, { canonical: args.data?.view.href });

export default function PlayoffTeamInfoEdition() {
  const { unavailable, ...shown } = useLoaderData<typeof loader>();
  return <TeamInfoPage {...shown} isUnavailable={unavailable.length > 0} />;
}
