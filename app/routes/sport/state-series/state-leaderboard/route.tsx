import type { MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { ClassTabs } from '~/components/ui/class-tabs';
import { LiveBar } from '~/components/ui/live-bar';
import { useUnpacked } from '~/components/ui/packed';
import { Page } from '~/components/ui/page';
import { Results } from '~/components/ui/results';
import { MoreLink } from '~/components/ui/section-head';
import { SiteLink } from '~/components/ui/site-link';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { buildPageMeta } from '~/page/page-meta';
import { Leaderboard } from './boards';
import { sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export { shouldRevalidate } from '~/page/search-on-page';

export const meta: MetaFunction<typeof loader> = (args) =>
  buildPageMeta(args, { subject: args.data?.subject, canonical: args.data?.leaderboard.href });

export default function StateLeaderboard() {
  const { heading, leaderboard, stamp, ...packed } = useLoaderData<typeof loader>();
  const board = useUnpacked(packed.board);
  return (
    <Page {...heading}>
      <LiveBar stamp={stamp} refreshHref={leaderboard.href}>
        {leaderboard.tabs.length > 0 && <ClassTabs tabs={leaderboard.tabs} label="Classes" />}
      </LiveBar>
      <div className="mt-3 grid gap-2">
        <div>
          <p className="label">{leaderboard.siteText}</p>
          <div className="flex flex-wrap items-baseline justify-between gap-x-5">
            <p className="text-xs text-ink-2">{leaderboard.eventName}</p>
            {leaderboard.liveScoringUrl !== null && (
              <SiteLink
                to={leaderboard.liveScoringUrl}
                className="inline-flex min-h-6 items-center font-display text-d-sm font-semibold print:hidden"
              >
                Live scoring
              </SiteLink>
            )}
          </div>
        </div>
      </div>
      <p role="status" className="sr-only result">
        {leaderboard.announcement}
      </p>
      <Results isWhole>
        <Leaderboard view={{ ...leaderboard, board }} />
      </Results>
      <p className="mt-6 flex flex-wrap gap-x-5 print:hidden">
        <MoreLink to={leaderboard.otherSeason.to}>{leaderboard.otherSeason.text}</MoreLink>
        {leaderboard.screenHref !== null && <MoreLink to={leaderboard.screenHref}>On a screen</MoreLink>}
      </p>
    </Page>
  );
}
