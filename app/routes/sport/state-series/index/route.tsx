import { useLoaderData } from '@remix-run/react';
import { RunningFinals } from '~/blocks/live/running-finals';
import type { RunningBoard } from '~/blocks/live/running-finals-view';
import { SeriesLines } from '~/components/state-series/series-today';
import { type ClassTab, ClassTabs } from '~/components/ui/class-tabs';
import { LiveBar } from '~/components/ui/live-bar';
import { Page } from '~/components/ui/page';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { sources, toView } from './page';
import { PlayoffSections } from './playoff-sections';
import { BracketsAndFinals, Champions, Games, RoadToState } from './series-parts';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta = describePage<typeof loader>(({ title }) => ({
  title: title ?? undefined,
}));

/** Leads with what is on, or else with champions and dates. The menu of the playoffs is more than a phone high, so it follows. */
export default function StateSeriesIndex() {
  const { heading, title, playoffs, pairingsShow, path, series } = useLoaderData<typeof loader>();
  const { hint, running, stamp, day, champions, isBeforeSeason } = series;
  const areGamesFirst = day?.hasGames === true || running !== null;
  const isResultFirst = champions !== null && (champions.season === null || isBeforeSeason);
  const menu = <PlayoffSections key="menu" groups={playoffs} />;
  const dates = (
    <div key="dates" className="grid grid-cols-1 gap-8 laptop:grid-cols-2 laptop:grid-rows-[auto_1fr]">
      {isResultFirst && <Champions {...series} />}
      <RoadToState {...series} />
      {!isResultFirst && <Champions {...series} />}
      <BracketsAndFinals {...series} />
    </div>
  );
  return (
    <Page title={title ?? undefined} {...heading}>
      {pairingsShow !== null && <SeriesLines {...pairingsShow} />}
      {day?.hasGames !== true && (stamp !== null || day === null) && (
        <LiveBar stamp={stamp} refreshHref={path}>
          {running !== null && <ClassTabs tabs={running.boards.map(toTab)} label="Classes" />}
        </LiveBar>
      )}
      <div className={`grid grid-cols-1 gap-8 ${day?.hasGames === true ? '' : 'mt-4'}`}>
        {running !== null && <RunningFinals finals={running} />}
        <Games day={day} refreshHref={path} />
        {areGamesFirst ? [menu, dates] : [dates, menu]}
        {playoffs.length === 0 && <p className="max-w-[60ch] text-sm text-ink-2">{hint}</p>}
      </div>
    </Page>
  );
}

/** The classes are below each other on phones. */
function toTab({ id, classId }: RunningBoard): ClassTab {
  return { text: classId, to: `#leaders-${id}`, isCurrent: false };
}
