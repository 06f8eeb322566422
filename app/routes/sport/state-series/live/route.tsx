import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { loadLiveBoards } from '~/blocks/live/golf-sources';
import { toLiveGolfView } from '~/blocks/live/golf-view';
import { LiveNotFound, LivePage } from '~/blocks/live/live-page';
import type { LiveInput, LiveView } from '~/blocks/live/live-view';
import { toLiveTennisView } from '~/blocks/live/tennis-view';
import { findTennisFacts } from '~/config/season-facts';
import type { Sport } from '~/config/sports';
import { renderLightDocument } from '~/document/light-document';
import { buildHref, Route } from '~/href';
import { findCurrentSeason } from '~/models/dates/season';
import { readAnnouncedFinals } from '~/models/state-series/announced-finals';
import { loadPage } from '~/page/load-page';
import type { SourceValue } from '~/page/page-sources';
import type { TournamentInfo } from '~/upstream/tournament-info';
import { buildLiveGamesSources, buildLiveInfoSources, toLiveGamesView } from './page';

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { environment, inlineParts, sport } = args.context.site;
  const { SITE_URL: siteUrl } = environment;
  const canonical = buildHref(Route.stateSeriesLive, { sportId: args.params.sportId ?? '' });
  const titled = (title: string) => `${title} | ${environment.ASSOCIATION_NAME}`;
  if (sport === null) {
    const body = <LiveNotFound associationName={environment.ASSOCIATION_NAME} />;
    return renderLightDocument({
      title: titled('Sport not found'),
      canonical,
      siteUrl,
      inlineParts,
      status: 404,
      body,
    });
  }
  const view = await loadLiveView(args, sport);
  return renderLightDocument({
    title: titled(view.title),
    canonical,
    siteUrl,
    inlineParts,
    body: <LivePage view={view} />,
  });
}

async function loadLiveView(args: LoaderFunctionArgs, sport: Sport): Promise<LiveView> {
  const { environment, clock } = args.context.site;
  if (sport.finals === 'tennis') {
    const { optional, unavailable } = await loadPage(args, buildLiveInfoSources);
    const input = buildLiveInput(optional.info, unavailable);
    const season = findCurrentSeason(clock);
    const announced = readAnnouncedFinals({ season, info: input.info, calendar: [] });
    return toLiveTennisView(input, findTennisFacts(season, sport.id)?.days ?? announced.days);
  }
  if (sport.finals === 'golf') {
    const [{ optional, unavailable }, golf] = await Promise.all([
      loadPage(args, buildLiveInfoSources),
      loadLiveBoards(args),
    ]);
    if (golf !== null) return toLiveGolfView(buildLiveInput(optional.info, unavailable), golf.finals, golf.boards);
  }
  const { optional, unavailable } = await loadPage(args, buildLiveGamesSources);
  return toLiveGamesView(buildLiveInput(optional.info, unavailable), optional.games, unavailable.includes('games'));

  function buildLiveInput(info: SourceValue<TournamentInfo | null> | null, failed: readonly string[]): LiveInput {
    return { sport, environment, clock, info: info?.value ?? null, isInfoUnavailable: failed.includes('info') };
  }
}
