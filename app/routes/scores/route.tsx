import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData, useNavigation } from '@remix-run/react';
import { DayHeading } from '../../components/scores/day-heading';
import { GameSections } from '../../components/scores/game-sections';
import { ScoresBar } from '../../components/scores/scores-bar';
import { StaleNotice } from '../../components/scores/stale-notice';
import { CalendarPopup } from '../../components/ui/calendar-popup';
import { DateStrip } from '../../components/ui/date-strip';
import { EmptyState } from '../../components/ui/empty-state';
import { ErrorState } from '../../components/ui/error-state';
import { PageHeader } from '../../components/ui/page-header';
import { Pager } from '../../components/ui/pager';
import { MoreLink } from '../../components/ui/section-head';
import { useAutoRefresh } from '../../components/ui/use-auto-refresh';
import { loadPage } from '../load-page';
import { pageTitle } from '../page-title';
import { ScoreFilters } from './score-filters';
import { scoresSources } from './sources';
import { type FiltersView, type ScoresView, toScoresView } from './view';

export async function loader(args: LoaderFunctionArgs) {
  const { query, clock } = args.context.site;
  const { optional } = await loadPage(args, scoresSources);
  return { scores: toScoresView(optional.games, query, clock) };
}

export const meta: MetaFunction<typeof loader> = ({ matches }) => [{ title: pageTitle('Scores', matches) }];

export default function Scores() {
  const { scores } = useLoaderData<typeof loader>();
  const { refresh } = useAutoRefresh(180);
  return (
    <main id="main" className="wrap">
      <PageHeader title="Scores" trail={[{ to: '/', text: 'Home' }]} />
      <ScoresBar stamp={scores.stamp} refreshHref={scores.refreshHref} onRefresh={refresh}>
        <MoreLink to="/sports/football/regular-season/scores">Football scores by week</MoreLink>
      </ScoresBar>
      <div className="mt-3 grid gap-3">
        <DateStrip strip={scores.strip} label="Game dates">
          <CalendarPopup
            selected={scores.strip.selected}
            today={scores.strip.today}
            action="/scores"
            kept={keptFilters(scores.filters)}
          />
        </DateStrip>
        <ScoreFilters filters={scores.filters} />
        <StaleNotice stamp={scores.stamp} />
      </div>
      <Games scores={scores} />
    </main>
  );
}

/** What a new date keeps of the address. */
function keptFilters({ sport, search, onlyResults }: FiltersView): Record<string, string> {
  return {
    ...(sport && { sport }),
    ...(search && { q: search }),
    ...(onlyResults && { final: '1' }),
  };
}

function Games({ scores }: { readonly scores: ScoresView }) {
  const isLoading = useNavigation().state === 'loading';
  return (
    <section aria-labelledby="day" className="mt-6">
      <DayHeading id="day" countText={scores.countText} liveSummary={scores.liveSummary}>
        {scores.dayName}
      </DayHeading>
      <div aria-busy={isLoading} className="pb-6 transition-opacity delay-150 aria-busy:opacity-60">
        {scores.sections.length === 0 ? (
          <NoGames hasFailed={scores.stamp === null} />
        ) : (
          <GameSections sections={scores.sections} />
        )}
        <Pager pager={scores.pager} />
      </div>
    </section>
  );
}

const noGames = 'No games scheduled for this date, or games do not match the selected filters.';

function NoGames({ hasFailed }: { readonly hasFailed: boolean }) {
  if (!hasFailed) {
    return (
      <div className="mt-4">
        <EmptyState>{noGames}</EmptyState>
      </div>
    );
  }
  return (
    <div className="mt-4 grid gap-4">
      <ErrorState detail="The rest of the site still works, and this page asks again every 3 minutes.">
        The scores feed did not answer.
      </ErrorState>
      <p className="text-ink-2">{noGames}</p>
    </div>
  );
}
