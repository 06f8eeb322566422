import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { FrameEmbed } from '~/components/embed/frame-embed';
import { ClassTabs } from '~/components/ui/class-tabs';
import { EmptyState } from '~/components/ui/empty-state';
import { FreshnessStamp } from '~/components/ui/freshness-stamp';
import { PageHeader } from '~/components/ui/page-header';
import { usePageLoading } from '~/components/ui/use-page-loading';
import { requireFrame } from '~/routes/legacy-frame/load-legacy-frame';
import { toLegacyFrameView } from '~/routes/legacy-frame/page';
import { loadPage } from '~/routes/load-page';
import { pageMeta, usePageHeading } from '~/routes/page-meta';
import { stateSeriesHeading } from '~/routes/sport/sport-heading';
import { sportOfAddress } from '~/routes/sport/sport-of-address';
import { sources, toTeamInfoView } from './page';
import { TeamGroups } from './team-groups';

export async function loader(args: LoaderFunctionArgs) {
  const sport = sportOfAddress(args.params);
  const { critical, subject } = await loadPage(args, sources);
  const { route, environment } = args.context.site;
  const { classId } = args.params;
  const info = toTeamInfoView(sport, critical.teams, classId, args.context.site.clock);
  const hasList = critical.teams.value.length > 0;
  const facts = subject.facts?.value ?? null;
  const oldPage = hasList
    ? null
    : toLegacyFrameView(
        { ...route, frame: requireFrame(route.frame) },
        { sport, facts, classId, chosen: undefined, environment },
      );
  return { heading: stateSeriesHeading(sport), info, oldPage };
}

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { canonical: args.data?.info.canonicalPath });

export default function TeamInfo() {
  const { heading, info, oldPage } = useLoaderData<typeof loader>();
  const isLoading = usePageLoading();
  return (
    <main id="main" className="min-w-0 pb-6">
      <PageHeader title={usePageHeading()} {...heading} />
      <FreshnessStamp time={info.stamp.text} dateTime={info.stamp.iso} />
      <div className="mt-3">
        <ClassTabs label="Classes" tabs={oldPage?.classes ?? info.classTabs} />
      </div>
      <p role="status" className="sr-only">
        {isLoading && 'Loading team information...'}
      </p>
      <div aria-busy={isLoading} className="mt-4 grid gap-8 transition-opacity delay-150 aria-busy:opacity-60">
        <TeamGroups groups={info.groups} />
        {oldPage !== null && oldPage.frame !== null && <FrameEmbed view={oldPage.frame} />}
        {info.groups.length === 0 && (oldPage?.frame ?? null) === null && (
          <EmptyState>No team information found.</EmptyState>
        )}
      </div>
    </main>
  );
}
