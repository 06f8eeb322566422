import { dailyGamesSportIds, getSportTitle } from '~/blocks/daily-games/score-sports';
import { hasChangesPage, toChangeRows } from '~/blocks/game-changes/change-rows';
import { clampPage, countPages, slicePage, toPagerView } from '~/components/ui/pager';
import { groupBy } from '~/group-by';
import { buildHref, Route } from '~/href';
import { addDays, formatMonthAndDay } from '~/models/dates/calendar-date';
import { getCalendarDay } from '~/models/dates/content-clock';
import { formatDayName } from '~/models/dates/date-strip';
import { CHANGES_KEPT_MS } from '~/models/games/game-changes';
import { formatCount, formatPage } from '~/models/text/format-count';
import { notFound } from '~/page/page-outcome';
import type { PageRequest, ValuesOf } from '~/page/page-sources';
import { DAY_MS } from '~/time-units';
import { gameChanges } from '~/upstream/game-changes';

const rowsPerPage = 100;

const daysKept = CHANGES_KEPT_MS / DAY_MS;

/** The sport of the address; `''` for all, also if it is unknown. */
function chooseSport({ query }: Pick<PageRequest, 'query'>): string {
  return dailyGamesSportIds.find((id) => id === query.sport) ?? '';
}

export const sources = (request: Pick<PageRequest, 'query'>) => ({
  optional: { changes: gameChanges.with({ sport: chooseSport(request) }) },
});

/** The site's own store is not read if the page is switched off. */
export function findRedirect(request: PageRequest) {
  return hasChangesPage(request) ? null : notFound;
}

/** Changes of the last two weeks by the day on which they were seen, latest first. */
export function toView({ optional }: ValuesOf<typeof sources>, request: PageRequest) {
  const { query, clock } = request;
  const sport = chooseSport(request);
  const onlyCorrections = query.corrections === '1';
  const rows = toChangeRows(optional.changes?.value ?? [], onlyCorrections, clock);
  const groups = new Set((optional.changes?.value ?? []).map(({ group }) => group));
  const lastPage = countPages(rows.length, rowsPerPage);
  const page = clampPage(query.page, lastPage);
  const buildAddress = (choice: { sport?: string; corrections?: boolean; page?: number }) =>
    buildHref(Route.scoresChanges, {
      query: {
        sport: (choice.sport ?? sport) || null,
        corrections: (choice.corrections ?? onlyCorrections) ? '1' : null,
        page: choice.page === undefined || choice.page === 1 ? null : String(choice.page),
      },
    });
  const today = getCalendarDay(clock.getNowMs(), clock.timeZone);
  return {
    changes: {
      countText: rows.length === 0 ? '' : formatCount(rows.length, 'change') + formatPage(page, lastPage),
      /** All, the chosen one, and those with changes; the changes of one sport do not say which others have some. */
      sports: ['', ...dailyGamesSportIds.filter((id) => id === sport || groups.has(id))].map((id) => ({
        to: buildAddress({ sport: id }),
        text: id === '' ? 'All sports' : getSportTitle(id),
        isCurrent: id === sport,
      })),
      kinds: [false, true].map((corrections) => ({
        to: buildAddress({ corrections }),
        text: corrections ? 'Corrections only' : 'All changes',
        isCurrent: corrections === onlyCorrections,
      })),
      days: [...groupBy(slicePage(rows, page, rowsPerPage), ({ day }) => day)].map(([day, ofDay]) => ({
        day,
        title: formatDayName(day, today),
        rows: ofDay.map(({ key, teams, text, sport: title, to, time }) => ({
          key,
          teams,
          text: [title, text].filter(Boolean).join(': '),
          to,
          time,
        })),
      })),
      /** `November 14`: changes of earlier days are not kept. */
      since: formatMonthAndDay(addDays(today, -daysKept)),
      pager: toPagerView(page, lastPage, (number) => buildAddress({ page: number })),
    },
  };
}
