import { buildHref, Route } from '~/href';
import { FIRST_LEVEL, outlineText } from '~/models/content/outline';
import { toPlainText, type RichText, type RichTextNode } from '~/models/content/rich-text';
import { isSeason } from '~/models/dates/season';
import { layoutFinishes, readStateFinishes } from '~/models/schools/state-finishes';
import { notFound } from '~/page/page-outcome';
import type { PageRequest, ValuesOf } from '~/page/page-sources';
import { seasonRecords } from '~/upstream/school-records';
import { oneSchool, type SchoolDetail } from '~/upstream/schools';

/** A school without a records page gives a 404. */
export function sources({ params: { schoolId = '' } }: PageRequest) {
  return {
    optional: { records: seasonRecords.with({ schoolId }), school: oneSchool.with({ schoolId }) },
    mayBeAbsent: ['school'],
  };
}

export function toView({ optional, unavailable }: ValuesOf<typeof sources>, { params }: PageRequest) {
  const { school, records } = optional;
  if (records === null && !unavailable.includes('records')) return notFound;
  const schoolId = school?.value?.id ?? params.schoolId ?? '';
  return {
    view: {
      /** `null` while there are few. */
      finishes: layoutFinishes(readStateFinishes(records?.value ?? [])),
      /** `Ashgrove High School`; `null` when the school could not be read. */
      school: school?.value?.formalName ?? null,
      schoolPath: buildHref(Route.schoolsDetails, { schoolId }),
      canonicalPath: buildHref(Route.schoolsRecords, { schoolId }),
      /** A part for each season; `null` when they could not be read. */
      parts:
        records === null
          ? null
          : withoutEmptySeasons(splitParts(outlineText(withoutName(withoutTitle(records.value), school?.value)).text)),
    },
  };
}

function withoutTitle(records: RichText): RichText {
  const [first, ...rest] = records;
  const partLevels = rest.flatMap((node) => getHeadingLevel(node) ?? []);
  const isTitle = partLevels.length > 0 && (getHeadingLevel(first) ?? Infinity) < Math.min(...partLevels);
  return isTitle ? rest : records;
}

/** The page names the school above its title. */
function withoutName(records: RichText, school: SchoolDetail | null | undefined): RichText {
  const [first, ...rest] = records;
  if (!school || typeof first !== 'object' || first.tag !== 'p') return records;
  const names = [school.formalName, `${school.formalName}, ${school.city ?? ''}`];
  return names.includes(toPlainText([first]).trim()) ? rest : records;
}

/** A part begins at each heading of the first level. */
function splitParts(text: RichText): readonly RichText[] {
  const parts: RichTextNode[][] = [];
  for (const node of text) {
    if (parts.length === 0 || getHeadingLevel(node) === FIRST_LEVEL) parts.push([node]);
    else parts.at(-1)?.push(node);
  }
  return parts;
}

/** Without the seasons that only have a note, such as one that has not begun. */
function withoutEmptySeasons(parts: readonly RichText[]): readonly RichText[] {
  const hasTable = (part: RichText) => part.some((node) => typeof node === 'object' && node.tag === 'table');
  const isSeasonPart = ([first]: RichText) => typeof first === 'object' && isSeason(toPlainText([first]).trim());
  return parts.some(hasTable) ? parts.filter((part) => hasTable(part) || !isSeasonPart(part)) : parts;
}

function getHeadingLevel(node: RichTextNode | undefined): number | null {
  return typeof node === 'object' && node.tag === 'heading' ? node.level : null;
}
