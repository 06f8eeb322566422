import { useLoaderData } from '@remix-run/react';
import { FootballScores } from '~/blocks/football-scores/football-scores';
import { Page } from '~/components/ui/page';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta = describePage<typeof loader>(({ subject, scores }) => ({
  subject,
  canonical: scores.canonicalHref,
}));

export default function FootballScoresPage() {
  const { heading, scores, sections, unavailable, links } = useLoaderData<typeof loader>();
  return (
    <Page {...heading}>
      <FootballScores scores={scores} sections={sections} isUnavailable={unavailable.includes('games')} links={links} />
    </Page>
  );
}
