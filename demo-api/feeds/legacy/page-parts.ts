import {
  formatClockTime,
  formatMonthAndDay,
  formatShortDate,
  formatTerm,
  getWeekdayName,
  type DayNumber,
} from '../../calendar/civil';
import type { Answer } from '../../http/answer';
import type { Context } from '../../http/context';
import { createDiceFor } from '../../http/context';
import { answerLegacyPage, buildLegacyLink, escapeLegacyText } from '../../http/legacy-page';
import { findCooperative } from '../../world/cooperatives';
import type { School } from '../../world/schools';
import type { Sport } from '../../world/sports';

export interface SportPage {
  readonly context: Context;
  readonly sport: Sport;
  readonly schoolYear: number;
  /** Null for all classes, or a single one. */
  readonly className: string | null;
  /** `1a` */
  readonly part: string;
}

/** `2025-26 Girls Volleyball, Class 2A — Brackets` */
export function formatPageHeading(sport: Sport, className: string | null, schoolYear: number, what: string): string {
  const classText = className === null ? '' : `, Class ${className}`;
  return `${formatTerm(schoolYear)} ${sport.title}${classText} — ${what}`;
}

/** Adds typing errors: unclosed cells and rows, stray no-break spaces. */
export function answerPageWithTypingErrors(context: Context, title: string, body: readonly string[]): Answer {
  const roll = createDiceFor(context, 'typed', context.path.toLowerCase());
  const addErrors = (html: string): string =>
    html
      .replace(/<\/(?:TD|TR|P|LI)>/g, (tag) => (roll.drawChance(0.015) ? '' : tag))
      .replace(/([a-z.])(<\/TD>)/g, (all, letter: string, tag: string) =>
        roll.drawChance(0.02) ? `${letter}\u00a0${tag}` : all,
      );
  return answerLegacyPage(context, title, ...body.map(addErrors));
}

/** Cooperative teams have a mark. */
export function formatTeam(context: Context, school: School, sport: Sport): string {
  const isCooperative = findCooperative(context.world, school, sport.id) !== undefined;
  return escapeLegacyText(school.name) + (isCooperative ? ' [Coop]' : '');
}

export function wrapFont(size: number, html: string, color = ''): string {
  return `<FONT SIZE="${size}"${color === '' ? '' : ` COLOR="${color}"`}>${html}</FONT>`;
}

export function buildSubheading(html: string): string {
  return `<H3 ALIGN="CENTER">${html}</H3>`;
}

export function buildNote(html: string): string {
  return `<P ALIGN="CENTER">${wrapFont(2, `<I>${html}</I>`)}</P>`;
}

/** `Millbrook Regional (No. 3)` */
export function formatNumberedSite(site: string, level: string, number: number): string {
  return `${escapeLegacyText(site)} ${level} ${wrapFont(2, `(No. ${number})`)}`;
}

export function buildPdfLine(
  { context, sport }: Pick<SportPage, 'context' | 'sport'>,
  file: string,
  text: string,
): string {
  return `<P ALIGN="CENTER">${buildLegacyLink(`${context.origin}/documents/legacy/${sport.code.toLowerCase()}/${file}.pdf`, text)} ${wrapFont(1, '(PDF)')}</P>`;
}

/** `Tue., 10/28, 6:00 PM` */
export function formatDateTime(day: DayNumber, minutes: number): string {
  return `${getWeekdayName(day).slice(0, 3)}., ${formatShortDate(day)}, ${formatClockTime(minutes)}`;
}

/** `Saturday, November 1` */
export function formatDay(day: DayNumber): string {
  return `${getWeekdayName(day)}, ${formatMonthAndDay(day)}`;
}
