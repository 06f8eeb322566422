import { failure, type Answer } from '../../http/answer';
import { param, rollFor, type Context } from '../../http/context';
import { looseNumber, roughen, type Row } from '../../quirks/rough';
import { dataAnswer, looseAnswer } from '../../quirks/wrapper';
import { slugOf } from '../../words/slug';
import { remember } from '../../world/remember';
import type { School } from '../../world/schools';
import { logoUrl } from '../games/school-links';

/** `GET /v1/schools`: the directory, in no useful order. */
export function schools(context: Context): Answer {
  const rows = remember(context.world, 'directory', () =>
    rollFor(context, 'directory')
      .shuffled(context.world.schools)
      .map((school) => directoryRow(context, school)),
  );
  return dataAnswer(rows);
}

function directoryRow(context: Context, school: School): Row {
  const roll = rollFor(context, 'directory-row', school.id);
  const row: Row = {
    SchoolID: school.id,
    nameFormal: school.formalName,
    [`Name${context.product}`]: school.name,
    DirectorySort: school.name.replace(/^St\. /, 'Saint '),
    type: school.type,
    hasBoundary: roll.chance(0.5) ? school.hasBoundary : school.hasBoundary ? 'Y' : 'N',
    schoolLogo: logoUrl(context, school),
    city: school.town.name,
    county: school.town.county,
    nickname: roll.chance(0.05) ? '' : school.boysNickname,
    latitude: roll.chance(0.04) ? null : looseNumber(roll, school.town.latitude),
    longitude: looseNumber(roll, school.town.longitude),
    isCPS: school.town.kind === 'metropolis' ? 'true' : 'false',
  };
  return roughen(roll, row, { texts: ['nameFormal', 'city'], optional: ['DirectorySort', 'schoolLogo'] });
}

/** `GET /v1/schools/{id}` */
export function school(context: Context): Answer {
  const found = context.world.schoolById(param(context, 'id').padStart(4, '0'));
  return found === undefined ? failure(404, 'School not found') : looseAnswer(context, detailRow(context, found));
}

function detailRow(context: Context, found: School): Row {
  const roll = rollFor(context, 'school-row', found.id);
  const { town } = found;
  const domain = `${slugOf(found.formalName).slice(0, 30)}.invalid`;
  const phone = (): string =>
    `(${roll.pick([217, 309, 618, 815])}) 555-${String(roll.between(100, 199)).padStart(4, '0')}`;
  const row: Row = {
    SchoolID: found.id,
    NameFormal: found.formalName,
    [`Name${context.product}`]: found.name,
    Logo: logoUrl(context, found),
    Address: `${roll.between(100, 4999)} ${roll.pick(['N. Main St.', 'School St.', 'Prairie Ave.', 'W. Locust St.', 'County Road 900 East', 'Pioneer Dr.'])}`,
    City: town.name,
    Zip: town.zip,
    County: town.county,
    Phone: phone(),
    Fax: roll.chance(0.2) ? null : phone(),
    URL: roll.chance(0.3) ? domain : `https://${domain}`,
    AthleticsURL: roll.chance(0.5) ? null : `https://${domain}/athletics`,
    EnrollmentString: `${found.enrollment}`,
    Enrollment: found.enrollment,
    Conferences: [{ ConferenceName: context.world.conferenceOf(found)?.name ?? 'Independent' }],
    NicknameBoys: found.boysNickname,
    NicknameGirls: found.girlsNickname,
    Colors: `${found.plate.name} & ${found.trim.name}`,
    PublicPrivate: found.type === 'Private' ? 'Private' : 'Public',
    Gender: found.gender,
    CitiesInDistrict: town.name,
    Division: found.division,
    District: `District ${found.division}`,
    SchoolType: found.type,
    Latitude: town.latitude,
    Longitude: town.longitude,
  };
  return roughen(roll, row, {
    numbers: ['Enrollment', 'Division', 'Zip'],
    texts: ['NameFormal', 'Address', 'Colors'],
    optional: ['Fax', 'CitiesInDistrict', 'Latitude', 'Longitude'],
    spellings: { City: ['city'], NameFormal: ['nameFormal'] },
  });
}
