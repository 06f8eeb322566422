import { listComingDatesOfPage, toFrameViewOfPage } from '~/blocks/legacy-frame/legacy-frame';
import { toLegacyText } from '~/blocks/legacy-frame/legacy-text';
import { addTextOfFrame } from '~/blocks/legacy-frame/request-legacy-text';
import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import { markLiveTabs } from '~/blocks/state-series/class-of-address';
import { toDrawnBracketView } from '~/blocks/state-series/drawn-bracket-view';
import { buildGamesOfClassSources, chooseGamesOfClass } from '~/blocks/state-series/games-of-class';
import type { SportPageRequest, ValuesOf } from '~/page/page-sources';

/**
 * The games of the requested class, and the old server's name of the sport. Without games only the old server's page is
 * shown; if the games fail, the page says so.
 */
export function sources(request: SportPageRequest) {
  return buildGamesOfClassSources(request, request.params.classId);
}

/** The same with the text of the old server's page. */
export const listSourcesWithText = addTextOfFrame(sources, ({ optional }) => optional.games);

export function toView(values: ValuesOf<typeof listSourcesWithText>, request: SportPageRequest) {
  const { sport, params, clock } = request;
  const { classId, games, areGamesUnavailable } = chooseGamesOfClass(values, request, params.classId);
  const official = toFrameViewOfPage(request, values.subject.facts?.value ?? null);
  const drawn = toDrawnBracketView(games, { sportId: sport.id, classId, path: official.canonical }, request);
  const officialText = toLegacyText(values.dependent.text, clock, official.name, {
    comingDates: listComingDatesOfPage(values.dependent.calendar?.value ?? [], official, request),
  });
  const ownSeason = officialText?.kind === 'posted' ? officialText.season : null;
  return {
    heading: buildStateSeriesHeading(sport, drawn === null ? ownSeason : drawn.season),
    isUnavailable: areGamesUnavailable,
    official: { ...official, classes: markLiveTabs(official.classes, values.dependent.gamesOfAll, clock) },
    officialText,
    drawn,
  };
}
