import { buildHref, Route } from '~/href';
import type { SchoolDetail, Website } from '~/models/schools/school-detail';
import { buildPhoneHref } from '~/models/text/phone-link';

export interface FactRow {
  readonly name: string;
  readonly values: readonly FactValue[];
}

export interface FactValue {
  readonly text: string;
  /** A page of this site, a website, or a telephone number; `null` for text. */
  readonly href: string | null;
}

export function buildSchoolFacts(school: SchoolDetail): FactRow[] {
  const { address, city, zip, conferences, division, district, boysNickname, girlsNickname } = school;
  return [
    buildFact('Address', address),
    buildFact('City', [city, zip].filter(Boolean).join(' ')),
    buildFact('Phone', school.phone, school.phone === null ? null : buildPhoneHref(school.phone)),
    buildFact('Fax', school.fax),
    buildSiteFact('Website', school.website),
    buildSiteFact('Athletics website', school.athleticsWebsite),
    buildFact('Enrollment', countText(school.enrollmentText)),
    buildClassificationFact(school),
    { name: conferences.length > 1 ? 'Conferences' : 'Conference', values: conferences.map(buildConferenceLink) },
    buildFact('Boys nickname', boysNickname),
    buildFact('Girls nickname', girlsNickname),
    buildFact('Colors', school.colors),
    buildFact('Public or private', school.publicPrivate),
    buildFact('School type', school.schoolType),
    buildFact('Gender', school.gender),
    buildFact('County', school.county),
    buildFact('Cities in district', school.citiesInDistrict),
    buildFact('Board division', division),
    buildFact('Board district', district, district === null ? null : buildDistrictHref(division, district)),
  ].filter(({ values }) => values.length > 0);
}

function buildFact(name: string, text: string | null, href: string | null = null): FactRow {
  return { name, values: text === null || text === '' ? [] : [{ text, href }] };
}

function buildSiteFact(name: string, website: Website | null): FactRow {
  return { name, values: website === null ? [] : [{ text: website.text, href: website.url }] };
}

/** The enrollment for classification, linked to its derivation. */
function buildClassificationFact({ id, classificationEnrollment }: SchoolDetail): FactRow {
  const text = classificationEnrollment?.toLocaleString('en-US', { maximumFractionDigits: 2 }) ?? null;
  return buildFact(
    'Classification enrollment',
    text,
    buildHref(Route.schoolsClassifications, { query: { school: id } }),
  );
}

/** `1,204` for a whole number; other texts are unchanged. */
function countText(text: string | null): string | null {
  return text !== null && /^\d{1,9}(?:\.0+)?$/.test(text) ? Math.trunc(Number(text)).toLocaleString('en-US') : text;
}

function buildConferenceLink(name: string): FactValue {
  return { text: name, href: buildHref(Route.schoolsConferences, { query: { q: name } }) };
}

function buildDistrictHref(division: string | null, district: string): string {
  const words = [division === null ? null : `division ${division}`, `district ${district}`].filter(Boolean).join(', ');
  return buildHref(Route.schoolsBoardDivisions, { query: { q: words } });
}
