import type { ClassTab } from '~/components/ui/class-tabs';
import type { CrossCountryClassFacts, CrossCountryFinalsFacts } from '~/config/season-facts-schema';
import { type Sport, sportPath } from '~/config/sports';
import { fullDay } from '~/models/dates/calendar-date';
import type { ContentClock } from '~/models/dates/content-clock';
import { updateStamp, type UpdateStamp } from '~/models/dates/update-stamp';
import {
  boxColumns,
  type CrossCountryEntries,
  type Qualifier,
  searchEntries,
  type StartingBox,
  startingBoxes,
} from '~/models/state-series/cross-country-entries';
import type { PageRequest, SourceValue } from '~/routes/page-sources';
import { crossCountryEntries } from '~/upstream/cross-country';
import { meetOfAddress } from './meet-of-address';

/** Boxes and qualifiers of the class. Without them the page stands, with words. */
export function sources({ params, environment }: PageRequest) {
  const { tournamentId } = meetOfAddress(environment.SEASON, params).shown;
  return { optional: { entries: crossCountryEntries.with({ tournamentId }) } };
}

/** The state meet of one class: what does not depend on a search. */
export interface MeetView {
  readonly classId: string;
  readonly classTabs: readonly ClassTab[];
  /** `Saturday, November 8, 2025`. */
  readonly date: string;
  readonly site: string;
  /** Links to the service that times the meet; empty when its address is not known. */
  readonly links: readonly { readonly text: string; readonly to: string }[];
  /** `null` when boxes and qualifiers could not be read. */
  readonly stamp: UpdateStamp | null;
  /** This view's own address: the first class is not named. */
  readonly path: string;
}

export function toMeetView(
  sport: Sport,
  facts: CrossCountryFinalsFacts,
  shown: CrossCountryClassFacts,
  sourceValue: SourceValue<unknown> | null,
  { timingUrl, clock }: { readonly timingUrl: string | undefined; readonly clock: ContentClock },
): MeetView {
  const base = `${sportPath(sport)}/state-series/xc-state-central`;
  const pathOf = (classId: string) => (classId === facts.classes[0]?.classId ? base : `${base}/${classId}`);
  return {
    classId: shown.classId,
    classTabs: facts.classes.map(({ classId }) => ({
      text: classId,
      to: pathOf(classId),
      isCurrent: classId === shown.classId,
    })),
    date: fullDay(facts.day),
    site: `${facts.site.name}, ${facts.site.town}`,
    links: timingUrl === undefined ? [] : timingLinks(timingUrl, facts, shown),
    stamp: sourceValue && updateStamp(sourceValue, clock),
    path: pathOf(shown.classId),
  };
}

function timingLinks(timingUrl: string, facts: CrossCountryFinalsFacts, shown: CrossCountryClassFacts) {
  return [
    { text: 'Course Map', to: timingUrl + facts.courseMapPath },
    { text: 'Parking Map', to: timingUrl + facts.parkingMapPath },
    { text: 'Qualifiers', to: timingUrl + shown.qualifiersPath },
    { text: 'Results', to: timingUrl + shown.resultsPath },
  ];
}

/** Boxes and qualifiers in which a search text occurs. */
export interface EntriesView {
  /** To 23, and from 24 on. */
  readonly boxes: { readonly left: readonly StartingBox[]; readonly right: readonly StartingBox[] };
  readonly teams: readonly Qualifier[];
  readonly individuals: readonly Qualifier[];
  /** `12 boxes`, `3 teams`, `1 individual`: what there is, or what a search has found, and where it stands on the page. */
  readonly counts: readonly { readonly text: string; readonly to: string }[];
}

export function toEntriesView(entries: CrossCountryEntries, search: string): EntriesView {
  const found = searchEntries(entries, search);
  const boxes = startingBoxes(found.boxes);
  const teams = [...found.teams].sort(bySchool);
  const individuals = [...found.individuals].sort(bySchool);
  const alone = individuals.reduce((sum, { athletes }) => sum + athletes.length, 0);
  return {
    boxes: boxColumns(boxes),
    teams,
    individuals,
    counts: [
      { text: counted(boxes.length, 'box', 'boxes'), to: '#boxes' },
      { text: counted(teams.length, 'team', 'teams'), to: '#teams' },
      { text: counted(alone, 'individual', 'individuals'), to: '#individuals' },
    ],
  };
}

function bySchool(one: Qualifier, other: Qualifier): number {
  return one.school.localeCompare(other.school, 'en');
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
