import { getSportTitle } from '~/blocks/daily-games/score-sports';
import { buildHref, Route } from '~/href';
import { formatClockTime } from '~/models/dates/clock-time';
import { computeContentTimeMs, getCalendarDay, type ContentClock } from '~/models/dates/content-clock';
import { describeChange } from '~/models/games/change-words';
import type { PublishedChange } from '~/models/games/game-changes';
import type { PageRequest } from '~/page/page-sources';

/* The changed games of the page and its feed. */

export type ChangeRow = ReturnType<typeof toChangeRow>;

/** Whether the site shows changes of games. */
export function hasChangesPage({ environment }: Pick<PageRequest, 'environment'>): boolean {
  return environment.CHANGES_PAGE !== '0';
}

/** Changes, latest first. `onlyCorrections` leaves out first finals. */
export function toChangeRows(
  changes: readonly PublishedChange[],
  onlyCorrections: boolean,
  clock: ContentClock,
): readonly ChangeRow[] {
  return changes.filter(({ kind }) => !onlyCorrections || kind !== 'final').map((change) => toChangeRow(change, clock));
}

function toChangeRow(change: PublishedChange, clock: ContentClock) {
  const { key, id, group, teams, list, kind, atMs } = change;
  const momentMs = computeContentTimeMs(atMs, clock);
  return {
    /** The number of a game is that of its source. */
    key: `${JSON.stringify(list)} ${key}`,
    /** `Ashgrove vs. Fort Harlan` */
    teams: teams.map(({ name }) => name).join(' vs. '),
    /** `Score corrected from 21-14 to 21-17` */
    text: describeChange(change),
    sport: group === '' ? null : getSportTitle(group),
    /** Page of the game with the change as its fragment, which identifies the change; `null` for a game without a page. */
    to:
      list === null
        ? null
        : buildHref(Route.game, { contestId: id, query: list, hash: `${kind}-${Math.round(atMs / 1000)}` }),
    momentMs,
    day: getCalendarDay(momentMs, clock.timeZone),
    /** `9:40 PM` */
    time: formatClockTime(momentMs, clock.timeZone),
  };
}
