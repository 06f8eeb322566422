import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import { type PlayoffListSection, toPlayoffListView } from '~/blocks/state-series/playoff-list-view';
import { getToday } from '~/models/dates/content-clock';
import { findOtherSeason } from '~/models/dates/season';
import { slugify } from '~/models/text/slug';
import { requestBeside, type SportPageRequest, type ValuesOf } from '~/page/page-sources';
import { playoffQualifiers, type PlayoffQualifiers, type QualifiedTeam } from '~/upstream/football-qualification';
import { allSchools } from '~/upstream/schools';

export const sources = () => ({
  optional: { qualifiers: playoffQualifiers.with({}) },
  dependent: { directory: requestBeside(allSchools.with({})) },
});

/** Football is played in the first half of a school year. */
const DAY_OF_SEASON = '-10-01';

/** Sections and teams in upstream's order, without empty sections. */
function toQualifiersSections({ sections }: PlayoffQualifiers): readonly PlayoffListSection<QualifiedTeam>[] {
  return sections
    .filter(({ teams }) => teams.length > 0)
    .map(({ title, teams }) => ({ id: slugify(title), title, note: null, rows: teams }));
}

export function toView({ optional, dependent }: ValuesOf<typeof sources>, { sport, clock }: SportPageRequest) {
  const { title = null, year = null, sections = [] } = optional.qualifiers?.value ?? {};
  const isPosted = sections.some(({ teams }) => teams.length > 0);
  const today = getToday(clock);
  const season = isPosted && year !== null ? findOtherSeason(`${year}${DAY_OF_SEASON}`, today) : null;
  return {
    heading: buildStateSeriesHeading(sport, season),
    /** Upstream's; `null` before posting. */
    title: isPosted ? title : null,
    ...toPlayoffListView(optional.qualifiers, clock, dependent.directory, toQualifiersSections),
  };
}
