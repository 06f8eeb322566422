import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import { pack } from '~/components/ui/packed';
import { getCalendarDay, type ContentClock } from '~/models/dates/content-clock';
import { findOtherSeason } from '~/models/dates/season';
import { updateStamp, type UpdateStamp } from '~/models/dates/update-stamp';
import { count, formatWinsAndLosses } from '~/models/football/playoff-columns';
import type { FootballTeam, PlayoffQualifiers, QualifiedTeam } from '~/models/football/playoff-lists';
import { noValue } from '~/models/text/no-value';
import { slugify } from '~/models/text/slug';
import type { SourceValue, ValuesOf, SportPageRequest } from '~/page/page-sources';
import { playoffQualifiers } from '~/upstream/football-qualification';

/** The selected field. The page stands without it, with a message. */
export function sources() {
  return { optional: { qualifiers: playoffQualifiers.with({}) } };
}

export interface QualifiersView {
  /** Upstream's title: `2025 Football Playoff Qualifiers`; `null` before it is posted. */
  readonly title: string | null;
  /** `2024-25, last season` for another season's field; otherwise `null`. */
  readonly season: string | null;
  readonly sections: readonly QualifiersSection[];
  readonly links: readonly { readonly id: string; readonly title: string }[];
  /** `null` when the feed could not be read. */
  readonly stamp: UpdateStamp | null;
}

export interface QualifiersSection {
  /** Id of the heading, and target of links. */
  readonly id: string;
  /** `Class 1A`. */
  readonly title: string;
  readonly rows: readonly QualifierRow[];
}

export interface QualifierRow extends FootballTeam {
  readonly conference: string;
  readonly record: string;
  readonly opponentsWins: string;
  readonly defeatedOpponentsWins: string;
}

/** Football is played in the first half of a school year. */
const DAY_OF_SEASON = '-10-01';

/** The posted field: sections and teams in upstream's order. */
export function toQualifiersView(
  sourceValue: SourceValue<PlayoffQualifiers> | null,
  clock: ContentClock,
): QualifiersView {
  const { title = null, year = null, sections: posted = [] } = sourceValue?.value ?? {};
  const sections = posted.flatMap((section) =>
    section.teams.length === 0
      ? []
      : [{ id: slugify(section.title), title: section.title, rows: section.teams.map(toRow) }],
  );
  const isPosted = sections.length > 0;
  const today = getCalendarDay(clock.nowMs(), clock.timeZone);
  return {
    title: isPosted ? title : null,
    season: isPosted && year !== null ? findOtherSeason(`${year}${DAY_OF_SEASON}`, today) : null,
    sections,
    links: sections.map(({ id, title: text }) => ({ id, title: text })),
    stamp: sourceValue && updateStamp(sourceValue, clock),
  };
}

function toRow(team: QualifiedTeam): QualifierRow {
  const { id, name, shortName, logoUrl, conference, opponentsWins, defeatedOpponentsWins } = team;
  return {
    id,
    name,
    shortName,
    logoUrl,
    conference: conference ?? noValue,
    record: formatWinsAndLosses(team),
    opponentsWins: count(opponentsWins),
    defeatedOpponentsWins: count(defeatedOpponentsWins),
  };
}

export function toView({ optional }: ValuesOf<typeof sources>, { sport, clock }: SportPageRequest) {
  const { sections, ...qualifiers } = toQualifiersView(optional.qualifiers, clock);
  return { heading: buildStateSeriesHeading(sport, qualifiers.season), qualifiers, sections: pack(sections) };
}
