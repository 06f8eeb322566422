import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import {
  buildAnnouncementSources,
  type AnnouncementSources,
  toAnnouncedFinals,
} from '~/blocks/state-series/announced-finals';
import { buildFinalsLinks, readFinalsAddress } from '~/blocks/state-series/finals-address';
import type { SourceRequest } from '~/cache/source/define-source';
import { listClassIds } from '~/config/classification';
import { findCrossCountryFacts } from '~/config/season-facts';
import { buildHref, Route } from '~/href';
import { formatFullDay } from '~/models/dates/calendar-date';
import { getPreviousSeason } from '~/models/dates/season';
import { updateStamp } from '~/models/dates/update-stamp';
import { splitBoxColumns, searchEntries, listStartingBoxes } from '~/models/state-series/cross-country-entries';
import { formatCount } from '~/models/text/format-count';
import { labelFound } from '~/models/text/search-text';
import { compareText } from '~/models/text/text-order';
import type { SportPageRequest, ValuesOf } from '~/page/page-sources';
import { crossCountryEntries, type CrossCountryEntries, type Qualifier } from '~/upstream/cross-country';

type MeetAddress = ReturnType<typeof readMeetAddress>;

function readMeetAddress(page: SportPageRequest) {
  const address = readFinalsAddress(page, listClassIds(page.sport.id), page.params.class);
  return { ...address, facts: findCrossCountryFacts(address.season, page.sport.id) };
}

interface MeetSources extends AnnouncementSources {
  readonly optional: AnnouncementSources['optional'] & { readonly entries?: SourceRequest<CrossCountryEntries> };
}

/** Boxes and qualifiers of the class. The page stands without them, with a message. */
export function sources(page: SportPageRequest): MeetSources {
  const { facts, classId } = readMeetAddress(page);
  const { optional, mayBeAbsent } = buildAnnouncementSources(page, facts !== null);
  const tournamentId = facts?.classes.find((row) => row.classId === classId)?.tournamentId;
  const entries = tournamentId === undefined ? {} : { entries: crossCountryEntries.with({ tournamentId }) };
  return { optional: { ...entries, ...optional }, mayBeAbsent };
}

/** The state meet of a class, independent of a search. */
export type MeetView = ReturnType<typeof toView>['meet'];

function buildTimingLinks(timingUrl: string | undefined, { facts, classId }: MeetAddress) {
  const shown = facts?.classes.find((row) => row.classId === classId);
  if (timingUrl === undefined || !facts || shown === undefined) return [];
  return [
    { text: 'Course Map', to: timingUrl + facts.courseMapPath },
    { text: 'Parking Map', to: timingUrl + facts.parkingMapPath },
    { text: 'Qualifiers', to: timingUrl + shown.qualifiersPath },
    { text: 'Results', to: timingUrl + shown.resultsPath },
  ];
}

/** Boxes and qualifiers that contain a search text. */
export type EntriesView = ReturnType<typeof toEntriesView>;

export function toEntriesView(entries: CrossCountryEntries, search: string) {
  const found = searchEntries(entries, search);
  const boxes = listStartingBoxes(found.boxes);
  const teams = [...found.teams].sort(compareBySchool);
  const individuals = [...found.individuals].sort(compareBySchool);
  const alone = individuals.reduce((sum, { athletes }) => sum + athletes.length, 0);
  return {
    /** Boxes up to 23, and from 24. */
    boxes: splitBoxColumns(boxes),
    teams,
    individuals,
    /** `12 boxes`, `3 teams`, `1 individual`, with links to their place on the page. */
    counts: [
      { text: labelFound(formatCount(boxes.length, 'box', 'boxes'), found.isLoose), to: '#boxes' },
      { text: formatCount(teams.length, 'team'), to: '#teams' },
      { text: formatCount(alone, 'individual'), to: '#individuals' },
    ],
  };
}

function compareBySchool(a: Qualifier, b: Qualifier): number {
  return compareText(a.school, b.school);
}

const noEntries: CrossCountryEntries = { boxes: [], teams: [], individuals: [] };

export function toView({ optional, unavailable }: ValuesOf<typeof sources>, request: SportPageRequest) {
  const { clock, environment } = request;
  const address = readMeetAddress(request);
  const { sport, season, lastSeason, classId, classInAddress, facts } = address;
  const entries = optional.entries ?? null;
  const announced = toAnnouncedFinals({ optional }, season);
  const buildPath = (name: string | null, other: string | null) =>
    buildHref(Route.ssXcCentral, { sportId: sport.id, class: name, query: { season: other } });
  const { tabs, otherSeason } = buildFinalsLinks(address, clock, 'meet', buildPath);
  const hasOtherSeason = lastSeason !== null || findCrossCountryFacts(getPreviousSeason(season), sport.id) !== null;
  const day = facts?.day ?? announced.days[0];
  return {
    heading: buildStateSeriesHeading(sport),
    meet: {
      classId,
      classTabs: tabs,
      /** `Saturday, November 8, 2030`, or that it is to be announced. */
      date: day === undefined ? 'Date to be announced' : formatFullDay(day),
      /** `null` until announced. */
      site: facts === null ? announced.site : `${facts.site.name}, ${facts.site.town}`,
      /** `2030-31, last season`; `null` for the current season. */
      season: lastSeason && `${lastSeason}, last season`,
      /** Link to last season's meet, or back to the current one; `null` if nothing is known of it. */
      otherSeason: hasOtherSeason ? otherSeason : null,
      /** Links to the timing service; empty when its address is unknown. */
      links: buildTimingLinks(environment.TIMING_BASE_URL, address),
      /** `null` when boxes and qualifiers could not be read. */
      stamp: entries && updateStamp(entries, clock),
      /** Canonical address: the first class is not named. */
      path: buildPath(classInAddress, lastSeason),
    },
    entries: entries?.value ?? (unavailable.includes('entries') ? null : noEntries),
  };
}
