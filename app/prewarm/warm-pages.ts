import type { SourceRequest } from '~/cache/source/define-source';
import type { Sport } from '~/config/sports';
import { Route } from '~/href';
import { getToday } from '~/models/dates/content-clock';
import { findCurrentSeason } from '~/models/dates/season';
import { hasStateSeriesSection } from '~/models/state-series/state-series-sections';
import { isMadeId } from '~/models/text/made-id';
import { readPageAddress, type PageAddress } from '~/page/page-address';
import type { PageRequest } from '~/page/page-sources';
import { pageRoutes, type PageRoute } from '~/routes.table.js';
import { createOfferedPages } from '~/routes/offered-pages';
import { sportPageSources } from '~/routes/page-registry.generated';
import { sportFacts } from '~/upstream/sports';
import { stateFinalTeams } from '~/upstream/state-finals';
import { listFootballNightRequests, listFootballNightPaths } from './football-nights';
import { findPairingsDays, listPairingsRequests, type SportInPhase, type ValueOf } from './tournaments';
import { VISITS } from './traffic';

export interface WarmPage {
  readonly address: PageAddress;
  readonly visits: number;
}

/** Pages on which most visits begin. */
const EVERYDAY: readonly string[] = [Route.home, Route.scores];
/** The page of the evening on which the pairings are announced. */
const PAIRINGS: string = Route.pairings;
const OF_A_SPORT: string = Route.sportLanding;
const STATE_SERIES = /^\/sports\/[^/]+\/state-series\/([^/]+)/;
/** Only the path of an address is read. */
const ANY_ORIGIN = 'https://page.invalid';

/** The sources that name pages to keep warm: a sport's classes, sections and teams, and days with football games. */
export function listPageRequests(
  sports: readonly SportInPhase[],
  about: Pick<PageRequest, 'clock' | 'environment'>,
): readonly SourceRequest[] {
  return [
    ...listFootballNightRequests(getToday(about.clock)),
    ...listPairingsRequests(findCurrentSeason(about.clock)),
    ...sports.flatMap(({ sport: { id: sportId } }) => [
      sportFacts.with({ sportId }),
      stateFinalTeams.with({ sportId }),
    ]),
  ];
}

/** The pages to keep warm, of those that are offered: pages of any day, the pairings, football scores, and all of sports near their finals. */
export function warmPages(
  sports: readonly SportInPhase[],
  about: Pick<PageRequest, 'clock' | 'environment'>,
  getValue: ValueOf,
): readonly WarmPage[] {
  const today = getToday(about.clock);
  const parsePageAddress = (path: string) => readPageAddress(new URL(path, ANY_ORIGIN), () => today);
  const everyday = EVERYDAY.map((path) => ({ address: parsePageAddress(path), visits: VISITS.everyday }));
  const season = findCurrentSeason(about.clock);
  const isShowDay = findPairingsDays(season, getValue).includes(today);
  const ofShow = isShowDay ? [{ address: parsePageAddress(PAIRINGS), visits: VISITS['finals-day'] }] : [];
  const ofNight = listFootballNightPaths(today, getValue).map((path) => ({
    address: parsePageAddress(path),
    visits: VISITS['finals-day'],
  }));
  const ofSports = sports.flatMap(({ sport, phase }) => {
    const facts = getValue(sportFacts.with({ sportId: sport.id }));
    const classes = facts?.classes ?? [];
    const teams = getValue(stateFinalTeams.with({ sportId: sport.id })) ?? [];
    const classNumbers = classes.map((name) => name.slice(0, 1));
    const fills = {
      sportId: [sport.id],
      class: classes,
      classId: classes,
      classNumber: classNumbers,
      schoolId: teams.map(({ schoolId }) => schoolId).filter((schoolId) => !isMadeId(schoolId)),
    };
    return sportRoutes
      .flatMap((route) => listPagePaths(route, fills).map((path) => ({ route, address: parsePageAddress(path) })))
      .filter(
        ({ route, address }) =>
          address.route === route && isOffered(address.path, sport, facts?.stateSeries) && address.refusal === null,
      )
      .map(({ address }) => ({ address, visits: VISITS[phase] }));
  });
  const pages = [...everyday, ...ofShow, ...ofNight, ...ofSports];
  const { offersAll, findRefusal } = createOfferedPages(about);
  return offersAll ? pages : pages.filter(({ address }) => findRefusal(address) === null);
}

const sportRoutes = pageRoutes.filter(
  ({ id, path }) => path.startsWith(OF_A_SPORT) && sportPageSources[id] !== undefined,
);

type Fills = Readonly<Record<string, readonly string[]>>;

/** Every path of a route with the known values of its parameters; none where a required value is unknown. */
function listPagePaths({ path, query }: PageRoute, fills: Fills): string[] {
  const paths = path
    .split('/')
    .slice(1)
    .reduce<string[]>(
      (made, segment) => made.flatMap((start) => listSegmentValues(segment, fills).map((end) => start + end)),
      [''],
    );
  const variants = Object.hasOwn(query, 'class') ? (fills.class ?? []) : [];
  return paths.flatMap((made) => [made, ...variants.map((value) => `${made}?class=${value.toLowerCase()}`)]);
}

function listSegmentValues(segment: string, fills: Fills): string[] {
  const parameter = /^:(\w+)(\??)$/.exec(segment);
  if (parameter === null) return [`/${segment}`];
  const [, name = '', isOptional] = parameter;
  const values = (fills[name] ?? []).map((value) => `/${encodeURIComponent(value)}`);
  return isOptional === '' ? values : ['', ...values];
}

function isOffered(path: string, sport: Sport, enabled: readonly string[] = []): boolean {
  const section = STATE_SERIES.exec(path)?.[1];
  return section === undefined || hasStateSeriesSection(section, sport, enabled);
}
