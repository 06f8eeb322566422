import { type Packed, pack } from '~/browser/packed';
import type { ContentClock } from '~/models/dates/content-clock';
import { updateStamp, type UpdateStamp } from '~/models/dates/update-stamp';
import type { ClassPlaces } from '~/models/football/class-places';
import type { FootballTeam } from '~/models/football/playoff-lists';
import { withMarks } from '~/models/schools/school-marks';
import { foldSchoolName } from '~/models/schools/school-match';
import { formatCount } from '~/models/text/format-count';
import { chooseTextMatcher, labelFound } from '~/models/text/search-text';
import type { SourceValue } from '~/page/page-sources';
import type { DirectorySchool } from '~/upstream/schools';

/** One class, or one kind of bid, with its teams in page order. */
export interface PlayoffListSection<Row> {
  /** Id of the heading, and target of links. */
  readonly id: string;
  readonly title: string;
  /** Beside the title: `Enrollment 87 to 145.5`, `43 teams`. */
  readonly note: string | null;
  readonly rows: readonly Row[];
  /** All places of the class, also in a search. */
  readonly places?: ClassPlaces;
  /** Indexes of the places that a search finds. */
  readonly chosenPlaces?: readonly number[];
}

type NamedTeam = Pick<FootballTeam, 'id' | 'name' | 'shortName'>;

/** Sections with the teams that a search finds; blank text finds all. */
export function searchSections<Row extends NamedTeam>(sections: readonly PlayoffListSection<Row>[], search: string) {
  const teams = sections.flatMap(({ rows }) => rows);
  const { matches, isLoose } = chooseTextMatcher(
    search,
    teams.flatMap(({ name, shortName }) => [name, shortName]),
  );
  const isFound = ({ name, shortName }: Row) => matches(name) || matches(shortName);
  const found = sections
    .map((section) => ({
      ...section,
      rows: section.rows.filter(isFound),
      chosenPlaces: section.rows.flatMap((row, index) => (isFound(row) ? [index] : [])),
    }))
    .filter(({ rows }) => rows.length > 0);
  const count = found.reduce((sum, { rows }) => sum + rows.length, 0);
  return {
    sections: search === '' ? sections : found,
    /** `3 of 254 schools` */
    countText: labelFound(`${count} of ${formatCount(teams.length, 'school')}`, isLoose),
  };
}

/** The row of the team with a name of the schools directory; `null` if no section has it. */
export function findTeamRow<Row extends NamedTeam>(
  sections: readonly PlayoffListSection<Row>[],
  name: string,
): Row | null {
  const folded = foldSchoolName(name);
  return sections.flatMap(({ rows }) => rows).find((row) => foldSchoolName(row.name) === folded) ?? null;
}

export interface PlayoffListView<Row> {
  /** Empty before the list is posted, and when it could not be read. */
  readonly sections: Packed<readonly PlayoffListSection<Row>[]>;
  /** `null` when the list could not be read. */
  readonly stamp: UpdateStamp | null;
}

/** @param directory has the marks of schools; `null` if it is late */
export function toPlayoffListView<Value, Row extends FootballTeam>(
  list: SourceValue<Value> | null,
  clock: ContentClock,
  directory: SourceValue<readonly DirectorySchool[]> | null,
  toSections: (value: Value) => readonly PlayoffListSection<Row>[],
): PlayoffListView<Row> {
  const sections = (list === null ? [] : toSections(list.value)).map((section) => ({
    ...section,
    rows: withMarks(section.rows, directory?.value ?? null),
  }));
  return { sections: pack(sections), stamp: list && updateStamp(list, clock) };
}
