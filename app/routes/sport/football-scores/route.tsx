import type { MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { FootballScores } from '~/blocks/football-scores/football-scores';
import { Page } from '~/components/ui/page';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { buildPageMeta } from '~/page/page-meta';
import { sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta: MetaFunction<typeof loader> = (args) =>
  buildPageMeta(args, { subject: args.data?.subject, canonical: args.data?.scores.canonicalHref });

export default function FootballScoresPage() {
  const { heading, scores, sections, unavailable, links } = useLoaderData<typeof loader>();
  return (
    <Page {...heading}>
      <FootballScores scores={scores} sections={sections} isUnavailable={unavailable.includes('games')} links={links} />
    </Page>
  );
}
