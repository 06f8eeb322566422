import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import { playoffClasses } from '~/blocks/state-series/class-of-address';
import { requestAwaitedPlayoffGames, requestKeptPlayoffGames } from '~/blocks/state-series/kept-playoff-games';
import { findDrawing } from '~/blocks/state-series/playoff-drawing';
import { playoffMapPath } from '~/config/football';
import { findPairingsShow } from '~/config/season-facts';
import { buildHref, Route } from '~/href';
import { formatLongDay } from '~/models/dates/calendar-date';
import { type ContentClock, getToday } from '~/models/dates/content-clock';
import { findCurrentSeason } from '~/models/dates/season';
import { updateStamp } from '~/models/dates/update-stamp';
import { formatClass } from '~/models/text/label';
import type { SportPageRequest, ValuesOf } from '~/page/page-sources';
import { playoffQualifiers } from '~/upstream/football-qualification';
import { hasHalves, toFieldView } from './field-view';

export const seedingRules: readonly string[] = [
  'Total wins',
  'Combined wins of all opponents',
  'Combined wins of defeated opponents',
  'If two teams are still equal, the winner of their game; otherwise in order of name',
];

/** The schools of each class, and from the drawing on the games, which give their seeds (decision 150). The maps stand without them. */
export function sources({ clock }: Pick<SportPageRequest, 'clock'>) {
  return {
    optional: { qualifiers: playoffQualifiers.with({}) },
    dependent: {
      games: findDrawing(clock) === null ? requestKeptPlayoffGames() : requestAwaitedPlayoffGames(),
    },
    mayBeAbsent: ['qualifiers', 'games'],
  };
}

export type PlayoffMapView = ReturnType<typeof toView>['maps'][number];

export function toView(
  { optional, dependent }: ValuesOf<typeof sources>,
  { sport, clock, environment: { MEDIA_BASE_URL } }: SportPageRequest,
) {
  const sections = optional.qualifiers?.value.sections ?? [];
  const games = dependent.games?.value ?? [];
  const dated = dependent.games ?? optional.qualifiers;
  return {
    heading: buildStateSeriesHeading(sport),
    notice: describeWait(clock),
    /** Age of the games, or without them of the lists of schools; `null` without both. */
    stamp: dated && updateStamp(dated, clock),
    path: buildHref(Route.fbPlayoffMaps, { sportId: sport.id }),
    maps: playoffClasses.map((classId) => ({
      /** In addresses: `class-1a`. */
      id: `class-${classId.toLowerCase()}`,
      classId,
      title: formatClass(classId),
      /** `null` when the deployment does not name its image server. */
      imageUrl:
        MEDIA_BASE_URL === undefined ? null : MEDIA_BASE_URL + playoffMapPath.replace('{class}', classId.toLowerCase()),
      ...toFieldView(sections.find(({ title }) => title === formatClass(classId))?.teams ?? [], classId, games, clock),
      /** How the class is divided. */
      division: hasHalves(classId) ? 'Two halves of 16 teams, by geography' : 'One bracket of 32 teams',
      bracketPath: buildHref(Route.fbPlayoffBrackets, { sportId: sport.id, classId }),
    })),
  };
}

/** When the season's maps follow, until the day of the pairings; `null` from then on, and while that day is unknown. */
function describeWait(clock: ContentClock): string | null {
  const season = findCurrentSeason(clock);
  const day = findPairingsShow(season)?.day;
  if (day === undefined || day <= getToday(clock)) return null;
  return `Maps of the ${season} playoffs follow the pairings on ${formatLongDay(day)}. Until then a map may be last season's.`;
}
