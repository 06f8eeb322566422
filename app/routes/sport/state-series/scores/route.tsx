import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import { findAskedClass, chooseShownClass } from '~/blocks/state-series/class-of-address';
import { DayHeading } from '~/components/scores/day-heading';
import { GameSections } from '~/components/scores/game-sections';
import { CalendarPopup } from '~/components/ui/calendar-popup';
import { ClassTabs } from '~/components/ui/class-tabs';
import { DateStrip } from '~/components/ui/date-strip';
import { EmptyState } from '~/components/ui/empty-state';
import { LiveBar } from '~/components/ui/live-bar';
import { pack } from '~/components/ui/packed';
import { Page } from '~/components/ui/page';
import { MoreLink } from '~/components/ui/section-head';
import { Unavailable } from '~/components/ui/unavailable';
import { usePageLoading } from '~/components/ui/use-page-loading';
import { useUnpacked } from '~/components/ui/use-unpacked';
import { buildHref, Route } from '~/href';
import { requirePageRequest, loadPage } from '~/page/load-page';
import { buildPageMeta } from '~/page/page-meta';
import { requestGamesOfClass, sources, type StateScoresView, toStateScoresView } from './page';

export async function loader(args: LoaderFunctionArgs) {
  const { sport, params, query, clock, environment } = requirePageRequest(args);
  const { subject, ...asAsked } = await loadPage(args, sources);
  const classes = subject.facts?.value.classes ?? null;
  const asked = findAskedClass(sport.id, params.class);
  const classId = chooseShownClass(asked, classes);
  const { optional, unavailable } =
    classId === asked ? asAsked : await loadPage(args, () => requestGamesOfClass(sport.id, classId));
  const { sections, ...scores } = toStateScoresView({
    sportId: sport.id,
    classId,
    classes: classes ?? [],
    sourceValue: optional.games,
    date: query.date,
    clock,
    hosts: { streamHost: environment.STREAM_HOST, ticketsHost: environment.TICKETS_HOST },
  });
  const isUnavailable = unavailable.includes('games');
  return { heading: buildStateSeriesHeading(sport, scores.season), scores, sections: pack(sections), isUnavailable };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  buildPageMeta(args, { canonical: args.data?.scores.canonicalHref });

export default function StateScores() {
  const { heading, scores, isUnavailable, ...packed } = useLoaderData<typeof loader>();
  const sections = useUnpacked(packed.sections);
  return (
    <Page {...heading}>
      <LiveBar stamp={scores.stamp} refreshHref={scores.refreshHref}>
        {scores.tabs.length > 0 ? (
          <div className="min-w-0 max-tablet:flex-1">
            <ClassTabs tabs={scores.tabs} label="Classes" />
          </div>
        ) : undefined}
      </LiveBar>
      <div className="mt-3 grid gap-3">
        {scores.strip !== null && (
          <DateStrip strip={scores.strip} label="Game dates">
            <CalendarPopup
              key={scores.path}
              selected={scores.strip.selected}
              today={scores.strip.today}
              action={scores.path}
              kept={{}}
              days={scores.days}
            />
          </DateStrip>
        )}
      </div>
      <Games scores={scores} sections={sections} isUnavailable={isUnavailable} />
    </Page>
  );
}

interface GamesProps {
  readonly scores: Omit<StateScoresView, 'sections'>;
  readonly sections: StateScoresView['sections'];
  readonly isUnavailable: boolean;
}

function Games({ scores, sections, isUnavailable }: GamesProps) {
  const isLoading = usePageLoading();
  return (
    <section aria-labelledby="day" className="mt-4 tablet:mt-6">
      <DayHeading id="day" countText={isLoading ? 'Loading scores...' : scores.countText}>
        {scores.dayName}
      </DayHeading>
      <div aria-busy={isLoading} className="transition-opacity delay-150 aria-busy:opacity-60">
        {isUnavailable && (
          <div className="mt-4">
            <Unavailable what="The scores" isMain />
          </div>
        )}
        {!isUnavailable && scores.countText === '' && (
          <div className="mt-4">
            <EmptyState>No games available for this date.</EmptyState>
          </div>
        )}
        <GameSections sections={sections} />
        <p className="mt-4">
          <MoreLink to={buildHref(Route.scores)}>Search all scores</MoreLink>
        </p>
      </div>
    </section>
  );
}
