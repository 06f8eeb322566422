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
    fact('Address', address),
    fact('City', [city, zip].filter(Boolean).join(' ')),
    fact('Phone', school.phone, school.phone === null ? null : buildPhoneHref(school.phone)),
    fact('Fax', school.fax),
    site('Website', school.website),
    site('Athletics website', school.athleticsWebsite),
    fact('Enrollment', countText(school.enrollmentText)),
    classification(school),
    { name: conferences.length > 1 ? 'Conferences' : 'Conference', values: conferences.map(conferenceLink) },
    fact('Boys nickname', boysNickname),
    fact('Girls nickname', girlsNickname),
    fact('Colors', school.colors),
    fact('Public or private', school.publicPrivate),
    fact('School type', school.schoolType),
    fact('Gender', school.gender),
    fact('County', school.county),
    fact('Cities in district', school.citiesInDistrict),
    fact('Board division', division),
    fact('Board district', district, district === null ? null : districtHref(division, district)),
  ].filter(({ values }) => values.length > 0);
}

function fact(name: string, text: string | null, href: string | null = null): FactRow {
  return { name, values: text === null || text === '' ? [] : [{ text, href }] };
}

function site(name: string, website: Website | null): FactRow {
  return { name, values: website === null ? [] : [{ text: website.text, href: website.url }] };
}

/** The enrollment for classification, linked to its derivation. */
function classification({ id, classificationEnrollment }: SchoolDetail): FactRow {
  const text = classificationEnrollment?.toLocaleString('en-US', { maximumFractionDigits: 2 }) ?? null;
  return fact('Classification enrollment', text, buildHref(Route.schoolsClassifications, { query: { school: id } }));
}

/** `1,204` for a whole number; other texts are unchanged. */
function countText(text: string | null): string | null {
  return text !== null && /^\d{1,9}(?:\.0+)?$/.test(text) ? Math.trunc(Number(text)).toLocaleString('en-US') : text;
}

function conferenceLink(name: string): FactValue {
  return { text: name, href: buildHref(Route.schoolsConferences, { query: { q: name } }) };
}

function districtHref(division: string | null, district: string): string {
  const words = [division === null ? null : `division ${division}`, `district ${district}`].filter(Boolean).join(', ');
  return buildHref(Route.schoolsBoardDivisions, { query: { q: words } });
}
