import { useLoaderData } from '@remix-run/react';
import { BracketPage } from '~/blocks/state-series/bracket-page';
import { PresentingSponsors } from '~/components/sport/presenting-sponsors';
import { withEmbedLink } from '~/page/embed-link';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { declareSourcesWithOfficial, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, declareSourcesWithOfficial, toView);

export const meta = withEmbedLink<typeof loader>(
  describePage<typeof loader>(({ page: { official, drawn } }) => ({
    title: official.name,
    canonical: official.canonical,
    picturePath: drawn?.picturePath,
  })),
  ({ page: { drawn } }) => drawn !== null,
);

export default function PlayoffBrackets() {
  const { page, sponsors, unavailable } = useLoaderData<typeof loader>();
  return (
    <BracketPage {...page} isUnavailable={unavailable.includes('games')}>
      <div className="mt-6">
        <PresentingSponsors sponsors={sponsors} />
      </div>
    </BracketPage>
  );
}
