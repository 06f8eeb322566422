import { useLoaderData } from '@remix-run/react';
import { useUnpacked } from '~/browser/packed';
import { DayHeading } from '~/components/scores/day-heading';
import { GameSections } from '~/components/scores/game-sections';
import { CalendarPopup } from '~/components/ui/calendar-popup';
import { DateStrip } from '~/components/ui/date-strip';
import { EmptyState } from '~/components/ui/empty-state';
import { LiveBar } from '~/components/ui/live-bar';
import { Page } from '~/components/ui/page';
import { Pager } from '~/components/ui/pager';
import { Unavailable } from '~/components/ui/unavailable';
import { buildHref, Route } from '~/href';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export default function ScoresByDate() {
  const { scores, missing, hasNoGames, ...packed } = useLoaderData<typeof loader>();
  const sections = useUnpacked(packed.sections);
  return (
    <Page width="wrap" title="Scores by Date" trail={[{ to: buildHref(Route.scores), text: 'Scores' }]}>
      <LiveBar
        stamp={scores.stamp}
        refreshHref={scores.refreshHref}
        links={[{ to: buildHref(Route.scores), text: 'Search all scores' }]}
      />
      <div className="mt-3 grid gap-3">
        <DateStrip strip={scores.strip} label="Game dates">
          <CalendarPopup
            selected={scores.strip.selected}
            today={scores.strip.today}
            action={buildHref(Route.scores2)}
            kept={{}}
          />
        </DateStrip>
      </div>
      <section aria-labelledby="day" className="mt-6 pb-6">
        <DayHeading id="day" countText={scores.countText}>
          {scores.dayName}
        </DayHeading>
        <GameSections sections={sections} hasAnchors={false} />
        {scores.pager !== undefined && <Pager pager={scores.pager} />}
        {/* Failed parts, and the text for a day without games. */}
        <div className="mt-4 grid gap-4">
          {missing.length > 0 && <Unavailable what={missing.join(', ')} isMain />}
          {hasNoGames && <EmptyState>No games available for this date.</EmptyState>}
        </div>
      </section>
    </Page>
  );
}
