import { useLoaderData } from '@remix-run/react';
import { BracketPage } from '~/blocks/state-series/bracket-page';
import { withEmbedLink } from '~/page/embed-link';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { listSourcesWithText, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, listSourcesWithText, toView);

export const meta = withEmbedLink<typeof loader>(
  describePage<typeof loader>(({ official, drawn }) => ({
    title: official.name,
    canonical: official.canonical,
    picturePath: drawn?.picturePath,
  })),
  ({ drawn }) => drawn !== null,
);

export default function Brackets() {
  return <BracketPage {...useLoaderData<typeof loader>()} />;
}
