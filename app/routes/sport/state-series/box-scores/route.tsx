import type { MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { buildPageMeta } from '~/page/page-meta';
import { BoxScoresPage } from './box-scores-page';
import { sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta: MetaFunction<typeof loader> = (args) =>
  buildPageMeta(args, { canonical: args.data?.boxScores.href });

export default function BoxScores() {
  const { unavailable, ...shown } = useLoaderData<typeof loader>();
  return <BoxScoresPage {...shown} isUnavailable={unavailable.includes('games')} />;
}
