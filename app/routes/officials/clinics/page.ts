import { outlineText } from '~/models/content/outline';
import { dropRepeatedHeading } from '~/models/content/repeated-heading';
import { type RichText, type RichTextNode, type RichTextRow, toPlainText } from '~/models/content/rich-text';
import { rewriteDaysOfCell } from '~/models/content/written-days';
import { findDays } from '~/models/dates/days-in-words';
import { findCurrentSeason } from '~/models/dates/season';
import { compareNullLast } from '~/models/text/text-order';
import type { PageRequest, ValuesOf } from '~/page/page-sources';
import { clinicsPage } from '~/upstream/clinics';

export const sources = () => ({ optional: { clinics: clinicsPage.with({}) } });

/** Shown in place of a text that could not be read. */
export const clinicsFailureText = 'Error loading content.';

const PAGE_NAME = "Officials' Clinics";

/**
 * The text below the page's heading: without a heading that repeats it, unless that names another season, without the association's own mark, days and times in the
 * site's forms, and clinics of a day by their time.
 */
export function toClinicsText(text: RichText, { associationName, season }: ClinicsContext): RichText {
  const content = text.filter(
    (node) => typeof node !== 'object' || node.tag !== 'figure' || node.alt !== associationName,
  );
  const dropped = dropRepeatedHeading(content, PAGE_NAME, season);
  const namesOtherSeason = dropped.season !== null && dropped.season !== season;
  const body = (namesOtherSeason ? content : dropped.text).map(sortTable);
  return outlineText(body).text;
}

interface ClinicsContext {
  readonly associationName: string;
  /** Such as `2030-31`. */
  readonly season: string;
}

export function buildClinicsContext({
  environment,
  clock,
}: Pick<PageRequest, 'environment' | 'clock'>): ClinicsContext {
  return { associationName: environment.ASSOCIATION_NAME, season: findCurrentSeason(clock) };
}

function sortTable(node: RichTextNode): RichTextNode {
  if (typeof node === 'string' || node.tag !== 'table') return node;
  const body = node.body.map(rewriteRow);
  const rows = body.map((row) => ({ row, moment: findMoment(row) }));
  if (rows.some(({ moment }) => moment === null)) return { ...node, body };
  const sorted = rows.sort((a, b) => compareNullLast(a.moment, b.moment));
  return { ...node, body: sorted.map(({ row }) => row) };
}

/** `2025-10-13 18:30` of a row that begins with a day and a time; `null` for any other. */
function findMoment([dayCell, timeCell]: RichTextRow): string | null {
  const [day] = findDays(toPlainText(dayCell?.children ?? []));
  const [, hour, minutes, half] = /^(\d{1,2}):(\d{2}) ([AP])M$/.exec(toPlainText(timeCell?.children ?? [])) ?? [];
  if (day === undefined || hour === undefined || minutes === undefined) return null;
  const hourOfDay = (Number(hour) % 12) + (half === 'P' ? 12 : 0);
  return `${day} ${String(hourOfDay).padStart(2, '0')}:${minutes}`;
}

function rewriteRow(row: RichTextRow): RichTextRow {
  return row.map((cell) => ({
    ...cell,
    children: cell.children.map((child) => (typeof child === 'string' ? rewriteDaysOfCell(child.trim()) : child)),
  }));
}

export function toView({ optional, unavailable }: ValuesOf<typeof sources>, request: PageRequest) {
  const { value = [] } = optional.clinics ?? {};
  return { text: unavailable.includes('clinics') ? null : toClinicsText(value, buildClinicsContext(request)) };
}
