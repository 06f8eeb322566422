import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { FootballScores } from '~/blocks/football-scores/football-scores';
import { loadFootballScores } from '~/blocks/football-scores/load-football-scores';
import { buildRegularSeasonHeading } from '~/blocks/sport/sport-heading';
import { PageHeader } from '~/components/ui/page-header';
import { buildHref, Route } from '~/href';
import { buildPageMeta, usePageHeading } from '~/page/page-meta';
import { requireScores } from './page';

export async function loader(args: LoaderFunctionArgs) {
  const { sport, page } = requireScores({ ...args.context.site, params: args.params });
  const loaded = await loadFootballScores(args, page);
  return {
    ...loaded,
    heading: buildRegularSeasonHeading(sport, loaded.scores.season),
    subject: `${sport.title} ${loaded.scores.weekText}`,
    links: [{ to: buildHref(Route.fbPlayoffScores, { sportId: sport.id }), text: 'Playoff scores' }],
  };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  buildPageMeta(args, { subject: args.data?.subject, canonical: args.data?.scores.canonicalHref });

export default function RegularSeasonScores() {
  const { heading, scores, sections, isUnavailable, links } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="min-w-0 pb-6">
      <PageHeader title={usePageHeading()} {...heading} />
      <FootballScores scores={scores} sections={sections} isUnavailable={isUnavailable} links={links} />
    </main>
  );
}
