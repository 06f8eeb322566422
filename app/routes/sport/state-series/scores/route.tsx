import { useLoaderData } from '@remix-run/react';
import { useUnpacked } from '~/browser/packed';
import { usePageLoading } from '~/browser/page-requests';
import { DayHeading } from '~/components/scores/day-heading';
import { GameSections } from '~/components/scores/game-sections';
import { CalendarPopup } from '~/components/ui/calendar-popup';
import { ClassTabs } from '~/components/ui/class-tabs';
import { DateStrip } from '~/components/ui/date-strip';
import { EmptyState } from '~/components/ui/empty-state';
import { LiveBar } from '~/components/ui/live-bar';
import { Page } from '~/components/ui/page';
import { Pager } from '~/components/ui/pager';
import { MoreLink } from '~/components/ui/section-head';
import { Unavailable } from '~/components/ui/unavailable';
import { buildHref, Route } from '~/href';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { sources, type StateScoresView, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta = describePage<typeof loader>(({ scores }) => ({ canonical: scores.canonicalHref }));

export default function StateScores() {
  const { heading, scores, sections, isUnavailable } = useLoaderData<typeof loader>();
  return (
    <Page {...heading}>
      <LiveBar stamp={scores.stamp} refreshHref={scores.refreshHref}>
        {scores.tabs.length > 0 ? (
          <div className="min-w-0 max-tablet:flex-1">
            <ClassTabs tabs={scores.tabs} label="Classes" />
          </div>
        ) : undefined}
      </LiveBar>
      <div className="mt-2 grid gap-3 tablet:mt-3">
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

function Games({ scores, sections, isUnavailable }: Omit<StateScoresView, 'heading'>) {
  const isLoading = usePageLoading();
  return (
    <section aria-labelledby="day" className="mt-2 tablet:mt-6">
      <DayHeading
        id="day"
        countText={isLoading ? 'Loading scores...' : scores.countText}
        isNamedAbove={scores.strip !== null}
        isCountedAbove={scores.strip !== null && scores.pager === undefined && scores.countText !== ''}
      >
        {scores.dayName}
      </DayHeading>
      <div aria-busy={isLoading} className="transition-opacity delay-150 aria-busy:opacity-60">
        {isUnavailable && <Unavailable isSpaced what="The scores" isMain />}
        {!isUnavailable && scores.countText === '' && (
          <EmptyState isSpaced>No games available for this date.</EmptyState>
        )}
        <GameSections sections={useUnpacked(sections)} />
        {scores.pager !== undefined && <Pager pager={scores.pager} />}
        <p className="mt-4">
          <MoreLink to={buildHref(Route.scores)}>Search all scores</MoreLink>
        </p>
      </div>
    </section>
  );
}
