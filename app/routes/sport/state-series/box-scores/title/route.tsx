import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { loadView } from '~/page/load-page';
import { BoxScoresPage } from '../box-scores-page';
import { sources, toView } from './page';

export const loader = (args: LoaderFunctionArgs) => loadView(args, sources, toView);

export default function TitleBoxScores() {
  const { unavailable, ...shown } = useLoaderData<typeof loader>();
  return <BoxScoresPage {...shown} isUnavailable={unavailable.includes('games')} />;
}
