import { useLoaderData } from '@remix-run/react';
import { RunningFinals } from '~/blocks/live/running-finals';
import { GameGrid } from '~/components/scores/game-sections';
import { SeriesLines } from '~/components/state-series/series-today';
import { FactList } from '~/components/ui/fact-list';
import { LiveBar } from '~/components/ui/live-bar';
import { Page } from '~/components/ui/page';
import { Part } from '~/components/ui/part';
import { Results } from '~/components/ui/results';
import { MoreLink } from '~/components/ui/section-head';
import { SiteLink } from '~/components/ui/site-link';
import type { RoadStep } from '~/models/state-series/road-to-state';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { type ClassProgressView, sources, toView } from './page';
import { PlayoffSections } from './playoff-sections';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta = describePage<typeof loader>(({ title }) => ({ title: title ?? undefined }));

export default function StateSeriesIndex() {
  const { heading, title, playoffs, pairingsShow, path, series } = useLoaderData<typeof loader>();
  const { hint, running, day, brackets, road, finals } = series;
  // On a day of games they come before the menu, which is more than a phone high.
  const areGamesFirst = day !== null && day.isToday && day.cards.length > 0;
  return (
    <Page title={title ?? undefined} {...heading}>
      {pairingsShow !== null && <SeriesLines {...pairingsShow} />}
      <LiveBar stamp={day?.stamp ?? null} refreshHref={path} />
      {playoffs.length === 0 && !areGamesFirst && running === null && (
        <p className="mt-3 max-w-[60ch] text-ink-2">{hint}</p>
      )}
      <div className="mt-4 grid gap-8">
        {!areGamesFirst && <PlayoffSections groups={playoffs} />}
        {running !== null && <RunningFinals finals={running} />}
        {(day === null || day.cards.length > 0) && (
          <Part id="games" title={day?.title ?? 'Today'} isUnavailable={day === null}>
            <GameGrid cards={day?.cards ?? []} />
            {day !== null && day.more !== null && <MoreLink to={day.more.to}>{day.more.text}</MoreLink>}
          </Part>
        )}
        {areGamesFirst && <PlayoffSections groups={playoffs} />}
        <div className="grid gap-8 laptop:grid-cols-2">
          <Part id="road" title="Road to State" isUnavailable={road === null}>
            {road?.length === 0 && <p className="text-ink-2">No dates have been published for this season.</p>}
            <Road steps={road ?? []} />
          </Part>
          <div className="grid content-start gap-8">
            {brackets !== null && brackets.length > 0 && (
              <Part id="brackets" title="Brackets">
                <Results>
                  <Brackets brackets={brackets} />
                </Results>
              </Part>
            )}
            {(finals === null || finals.length > 0) && (
              <Part id="state-finals" title="State Finals" isUnavailable={finals === null}>
                <FactList facts={finals ?? []} isNarrow />
              </Part>
            )}
          </div>
        </div>
      </div>
    </Page>
  );
}

function Brackets({ brackets }: { readonly brackets: readonly ClassProgressView[] }) {
  return (
    <ul>
      {brackets.map(({ title, to, text, isResult }) => (
        <li key={to} className="flex min-h-row flex-wrap items-center justify-between gap-x-4 border-b border-line">
          <SiteLink to={to} className="font-display text-d-sm font-semibold">
            {title}
          </SiteLink>
          <span className={`text-sm text-ink-2 ${isResult ? 'result' : ''}`}>{text}</span>
        </li>
      ))}
    </ul>
  );
}

const marks = { over: 'Over', today: 'Today', next: 'Next', later: null } as const;

/** The season's events on one line from the first practice to the finals; past events are filled. */
function Road({ steps }: { readonly steps: readonly RoadStep[] }) {
  return (
    <ol className="road">
      {steps.map(({ event, dates, when }) => (
        <li key={event} data-when={when ?? undefined}>
          <b className="font-display text-d-sm font-semibold">{event}</b>
          {when !== null && marks[when] !== null && <span className="label text-ink-2">{marks[when]}</span>}
          <span className="block text-sm text-ink-2">{dates}</span>
        </li>
      ))}
    </ol>
  );
}
