import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import { requireSport } from '~/blocks/sport/sport-of-address';
import { ClassTabs } from '~/components/ui/class-tabs';
import { EmptyState } from '~/components/ui/empty-state';
import { FreshnessStamp } from '~/components/ui/freshness-stamp';
import { PageHeader } from '~/components/ui/page-header';
import { usePageLoading } from '~/components/ui/use-page-loading';
import { loadPage } from '~/page/load-page';
import { buildPageMeta, usePageHeading } from '~/page/page-meta';
import { LegacyContent } from '~/routes/legacy-frame/legacy-content';
import { toLegacyText } from '~/routes/legacy-frame/legacy-text';
import { requireFrame } from '~/routes/legacy-frame/load-legacy-frame';
import { toLegacyFrameView, withTextOfFrame } from '~/routes/legacy-frame/page';
import { getTeamsSeason, sources, toTeamInfoView } from './page';
import { TeamGroups } from './team-groups';

export async function loader(args: LoaderFunctionArgs) {
  const sport = requireSport(args.params);
  const { critical, optional, subject, dependent } = await loadPage(args, withTextOfFrame(sources));
  const { route, environment, query, clock } = args.context.site;
  const { classId } = args.params;
  const info = toTeamInfoView(sport, critical.teams, classId, clock);
  const hasList = critical.teams.value.length > 0;
  const facts = subject.facts?.value ?? null;
  const oldPage = hasList
    ? null
    : toLegacyFrameView(
        { ...route, frame: requireFrame(route.frame) },
        { sport, facts, classId, chosen: undefined, isOriginal: query.original !== undefined, environment },
      );
  return {
    heading: buildStateSeriesHeading(sport, hasList ? getTeamsSeason(optional.scores, clock) : null),
    info,
    oldPage,
    oldText: hasList ? null : toLegacyText(dependent.text, clock),
  };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  buildPageMeta(args, { canonical: args.data?.info.canonicalPath });

export default function TeamInfo() {
  const { heading, info, oldPage, oldText } = useLoaderData<typeof loader>();
  const isLoading = usePageLoading();
  return (
    <main id="main" className="min-w-0 pb-6">
      <PageHeader title={usePageHeading()} {...heading} />
      {oldText === null && <FreshnessStamp time={info.stamp.text} dateTime={info.stamp.iso} />}
      <div className="mt-3">
        <ClassTabs label="Classes" tabs={oldPage?.classes ?? info.classTabs} />
      </div>
      <p role="status" className="sr-only">
        {isLoading && 'Loading team information...'}
      </p>
      <div
        aria-busy={isLoading}
        className="mt-4 grid grid-cols-1 gap-8 transition-opacity delay-150 aria-busy:opacity-60"
      >
        <TeamGroups groups={info.groups} />
        {oldPage !== null && oldPage.frame !== null && <LegacyContent view={oldPage} text={oldText} />}
        {info.groups.length === 0 && (oldPage?.frame ?? null) === null && (
          <EmptyState>No team information found.</EmptyState>
        )}
      </div>
    </main>
  );
}
