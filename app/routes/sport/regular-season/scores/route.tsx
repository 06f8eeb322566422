import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { FootballScores } from '~/blocks/football-scores/football-scores';
import { PageHeader } from '~/components/ui/page-header';
import { loadView } from '~/page/load-view';
import { buildPageMeta, usePageHeading } from '~/page/page-meta';
import { sources, toView } from './page';

export const loader = (args: LoaderFunctionArgs) => loadView(args, sources, toView);

export const meta: MetaFunction<typeof loader> = (args) =>
  buildPageMeta(args, { subject: args.data?.subject, canonical: args.data?.scores.canonicalHref });

export default function RegularSeasonScores() {
  const { heading, scores, sections, unavailable, links } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="min-w-0 pb-6">
      <PageHeader title={usePageHeading()} {...heading} />
      <FootballScores scores={scores} sections={sections} isUnavailable={unavailable.includes('games')} links={links} />
    </main>
  );
}
