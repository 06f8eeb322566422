import { answerFailure, type Answer } from '../../http/answer';
import { readParam, createDiceFor, type Context } from '../../http/context';
import { withRowQuirks, type Row } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import type { Dice } from '../../random/dice';
import { getDistrict } from '../../world/districts';
import { computeClassificationEnrollment } from '../../world/multiplier';
import { getContacts } from '../../world/school-contacts';
import type { School } from '../../world/schools';
import { buildLogoUrl } from '../games/school-links';

/** `GET /v1/schools/{id}` */
export function answerSchool(context: Context): Answer {
  const found = findRequestedSchool(context);
  return found === undefined ? schoolNotFound : answerLoosely(context, buildDetailRow(context, found));
}

export const schoolNotFound = answerFailure(404, 'School not found');

/** Leading zeros are optional. */
export function findRequestedSchool(context: Context): School | undefined {
  return context.world.findSchoolById(readParam(context, 'id').padStart(4, '0'));
}

function buildDetailRow(context: Context, found: School): Row {
  const { world } = context;
  const roll = createDiceFor(context, 'school-row', found.id);
  const { town } = found;
  const { street, phone, fax, domain } = getContacts(world, found);
  const row: Row = {
    SchoolID: found.id,
    NameFormal: found.formalName,
    Logo: buildLogoUrl(context, found),
    Address: street,
    City: town.name,
    Zip: town.zip,
    County: town.county,
    Phone: phone,
    Fax: roll.drawChance(0.2) ? null : fax,
    URL: buildWebAddress(roll, domain),
    AthleticsURL: roll.drawChance(0.5) ? null : buildWebAddress(roll, `${domain}/athletics`),
    EnrollmentString: String(found.enrollment),
    Enrollment: computeClassificationEnrollment(world, found),
    Conferences: buildConferenceRows(context, found),
    NicknameBoys: found.gender === 'Girls' ? null : found.boysNickname,
    NicknameGirls: found.gender === 'Boys' ? null : found.girlsNickname,
    Colors: `${found.plate.name} & ${found.trim.name}`,
    PublicPrivate: found.type === 'Private' ? 'Private' : 'Public',
    Gender: found.gender,
    CitiesInDistrict: listDistrictCities(context, roll, found),
    Division: found.division,
    District: getDistrict(world, found),
    SchoolType: found.type,
  };
  return withRowQuirks(roll, row, {
    numbers: ['Enrollment', 'Division', 'District'],
    texts: ['NameFormal', 'Address', 'Colors', 'CitiesInDistrict'],
    optional: ['Fax', 'CitiesInDistrict', 'NicknameGirls', 'County'],
    spellings: { City: ['city'], NameFormal: ['nameFormal'], Logo: ['logo'], Zip: ['zip'] },
  });
}

/** One address in three has no scheme. */
function buildWebAddress(roll: Dice, address: string): string {
  return roll.drawChance(0.3) ? `www.${address}` : `https://www.${address}`;
}

function buildConferenceRows({ world }: Context, found: School): Row[] {
  const conference = world.findConference(found);
  return conference === undefined ? [] : [{ ConferenceName: conference.name }];
}

/** Only attendance areas have a list of towns. */
function listDistrictCities({ world }: Context, roll: Dice, found: School): string | null {
  if (!found.hasBoundary) return null;
  const { latitude, longitude, county } = found.town;
  const near = [...new Set(world.schools.map(({ town }) => town).filter((town) => town.county === county))]
    .map((town) => ({ town, away: Math.hypot(town.latitude - latitude, town.longitude - longitude) }))
    .sort((left, right) => left.away - right.away)
    .slice(0, roll.drawBetween(1, 5));
  return near.map(({ town }) => town.name).join(', ');
}
