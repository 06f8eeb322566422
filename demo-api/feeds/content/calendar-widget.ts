import {
  toCivilDate,
  toDayNumber,
  formatLongDate,
  formatMonthAndDay,
  getSchoolYear,
  getWeekday,
  type DayNumber,
} from '../../calendar/civil';
import { answerFailure, answerHtml, type Answer } from '../../http/answer';
import { readQueryText, type Context } from '../../http/context';
import { escapeHtml } from '../../words/slug';
import { listMeetings } from '../../world/meetings';
import { listAllSportDates, type SportDate } from '../../world/sport-dates';

const daysInList = 28;
const mostPerCell = 4;
const path = '/widgets/calendar';

/**
 * `GET /widgets/calendar[?month=yyyy-MM][&view=mobile]`: another company's widget for a frame. It posts its height to the parent.
 */
export function answerCalendarWidget(context: Context): Answer {
  const monthText = readQueryText(context, 'month');
  const first = monthText === null ? findFirstOfMonth(context.clock.today) : parseFirst(monthText);
  if (first === null) return answerFailure(400, 'Invalid parameter: month');
  const isMobile = readQueryText(context, 'view') === 'mobile';
  const start = isMobile && monthText === null ? context.clock.today : first;
  const dates = listDatesBetween(start, isMobile ? start + daysInList : getNextMonth(first) + 6);
  const { year } = toCivilDate(first);
  const title = `${formatMonthAndDay(first).split(' ')[0] ?? ''} ${year}`;
  return answerHtml(
    buildFrame(context, title, first, isMobile ? list(dates) : buildGrid(context.clock.today, first, dates), isMobile),
  );
}

function findFirstOfMonth(day: DayNumber): DayNumber {
  const { year, month } = toCivilDate(day);
  return toDayNumber(year, month, 1);
}

function parseFirst(text: string): DayNumber | null {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text) ?? [];
  return year === undefined ? null : toDayNumber(Number(year), Number(month), 1);
}

function getNextMonth(first: DayNumber): DayNumber {
  return findFirstOfMonth(first + 31);
}

function listDatesBetween(from: DayNumber, to: DayNumber): SportDate[] {
  const years = [...new Set([getSchoolYear(from), getSchoolYear(to)])];
  return years
    .flatMap((year) => [...listAllSportDates(year), ...listMeetings(year)])
    .filter(({ day }) => day >= from && day <= to)
    .sort((left, right) => left.day - right.day);
}

function buildGrid(today: DayNumber, first: DayNumber, dates: readonly SportDate[]): string {
  const sunday = first - ((getWeekday(first) + 1) % 7);
  const weeks = Math.ceil((getNextMonth(first) - sunday) / 7);
  const rows = Array.from({ length: weeks }, (_, week) => {
    const cells = Array.from({ length: 7 }, (__, offset) => buildCell(today, first, sunday + week * 7 + offset, dates));
    return `<tr>${cells.join('')}</tr>`;
  });
  const heads = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].map((name) => `<th scope="col">${name}</th>`);
  return `<table><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function buildCell(today: DayNumber, first: DayNumber, day: DayNumber, dates: readonly SportDate[]): string {
  const own = dates.filter((date) => date.day === day);
  const items = own
    .slice(0, mostPerCell)
    .map(({ title, type }) => `<li title="${escapeHtml(type)}">${escapeHtml(title)}</li>`);
  const rest = own.length > mostPerCell ? `<li class="more">+${own.length - mostPerCell} more</li>` : '';
  const isOther = findFirstOfMonth(day) !== first;
  const classes = [isOther ? 'other' : '', day === today ? 'today' : ''].filter((name) => name !== '').join(' ');
  return `<td class="${classes}"><b>${toCivilDate(day).day}</b><ul>${items.join('')}${rest}</ul></td>`;
}

function list(dates: readonly SportDate[]): string {
  if (dates.length === 0) return '<p>Nothing is planned in these weeks.</p>';
  const days = [...new Set(dates.map(({ day }) => day))];
  return days
    .map((day) => {
      const items = dates
        .filter((date) => date.day === day)
        .map(({ title, type }) => `<li>${escapeHtml(title)} <small>${escapeHtml(type)}</small></li>`);
      return `<h2>${formatLongDate(day)}</h2><ul>${items.join('')}</ul>`;
    })
    .join('');
}

const style =
  'body{font:14px system-ui,sans-serif;margin:0;padding:8px;color:#1a1a1a}header{display:flex;justify-content:space-between;align-items:center}h1{font-size:20px}h2{font-size:16px;margin:16px 0 4px}table{width:100%;border-collapse:collapse;table-layout:fixed}td,th{border:1px solid #ccc;padding:4px;vertical-align:top}td{height:96px}ul{margin:4px 0;padding:0;list-style:none}td li{background:#e8eef8;border-left:3px solid #1d3b73;margin:2px 0;padding:1px 4px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;font-size:12px}.other{background:#f6f6f6;color:#595959}.today b{background:#9c2a10;color:#fff;padding:0 6px;border-radius:9px}.more{background:none!important;border:0!important}';

function buildFrame(context: Context, title: string, first: DayNumber, body: string, isMobile: boolean): string {
  const view = isMobile ? '&amp;view=mobile' : '';
  const buildMonthPath = (day: DayNumber): string => {
    const { year, month: number } = toCivilDate(day);
    return `${path}?month=${year}-${String(number).padStart(2, '0')}${view}`;
  };
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(context.associationName)}: ${title}</title><style>${style}</style></head>
<body><header><a href="${buildMonthPath(first - 1)}">Previous</a><h1>${title}</h1><a href="${buildMonthPath(getNextMonth(first))}">Next</a></header>
<main>${body}</main>
<script>parent.postMessage({ type: 'height', height: document.documentElement.scrollHeight }, '*')</script></body></html>`;
}
