import * as z from 'zod';
import { defineSource, type WireContext } from '~/cache/define-source';
import type {
  BidType,
  Clincher,
  OutlookTeam,
  PlayoffQualifiers,
  QualifiedTeam,
  QualifierSection,
} from '~/models/football/playoff-lists';
import {
  dataObject,
  dataRows,
  decimal,
  httpUrl,
  identifier,
  nestedRows,
  optionalText,
  requiredFieldRows,
  text,
  wholeNumber,
  wireObject,
} from './wire';

/* Who is in the football playoffs: GET /v1/football/playoff-outlook2, playoff-clinchers and playoff-qualifiers. */

/** The projected field, class by class; empty before the first results of a season. */
export const playoffOutlook = defineSource<Record<string, string>, OutlookTeam[]>({
  name: 'football-qualification.outlook',
  path: () => '/v1/football/playoff-outlook2',
  schema: (context) => dataRows(context, outlookTeam(context)),
  policy: 'standings',
  tags: () => ['sport-football'],
});

/** The teams that have qualified or still can, best first; empty before the first results of a season. */
export const playoffClinchers = defineSource<Record<string, string>, Clincher[]>({
  name: 'football-qualification.clinchers',
  path: () => '/v1/football/playoff-clinchers',
  schema: (context) => dataRows(context, clincher(context)),
  policy: 'standings',
  tags: () => ['sport-football'],
});

/** The selected field; without sections until it is posted. */
export const playoffQualifiers = defineSource<Record<string, string>, PlayoffQualifiers>({
  name: 'football-qualification.qualifiers',
  path: () => '/v1/football/playoff-qualifiers',
  schema: (context) => qualifiers(context),
  policy: 'standings',
  tags: () => ['sport-football'],
  isEmpty: ({ sections }) => sections.length === 0,
});

const required = (missing: string) => text().pipe(z.string().min(1, { error: missing }));

const teamFields = (context: WireContext) => ({
  id: identifier(),
  name: required('has no name'),
  shortName: optionalText(),
  logoUrl: httpUrl(context),
  wins: wholeNumber(),
  losses: wholeNumber(),
  opponentsWins: wholeNumber(),
});

const teamNames = {
  id: ['FBSchoolID'],
  name: ['DisplayName'],
  shortName: ['FBShortName'],
  logoUrl: ['schoolLogo'],
  wins: ['WinsOverall'],
  losses: ['LossesOverall'],
  opponentsWins: ['Points'],
};

function outlookTeam(context: WireContext): z.ZodType<OutlookTeam> {
  const fields = {
    classId: required('has no class'),
    designatedClass: text(),
    enrollment: decimal(),
    bid: bidType(),
    rank: wholeNumber(),
    nextGame: optionalText(),
  };
  const names = { classId: ['Class'], enrollment: ['EnrollmentFootball'], bid: ['BidType'], rank: ['Seed'] };
  return wireObject({ ...teamFields(context), ...fields }, { ...teamNames, ...names }).transform(
    ({ shortName, designatedClass, ...team }) => ({
      ...team,
      shortName: shortName ?? team.name,
      playsUp: designatedClass !== '',
    }),
  );
}

function clincher(context: WireContext): z.ZodType<Clincher> {
  const fields = {
    bid: bidType().pipe(z.enum(['R', 'C', 'A', 'E'], { error: 'is no type of bid' })),
    defeatedOpponentsWins: wholeNumber(),
    enrollment: decimal(),
  };
  const names = { bid: ['BidType'], defeatedOpponentsWins: ['PointsWins'], enrollment: ['EnrollmentFootball'] };
  return wireObject({ ...teamFields(context), ...fields }, { ...teamNames, ...names }).transform(
    ({ shortName, ...team }) => ({ ...team, shortName: shortName ?? team.name }),
  );
}

function qualifiers(context: WireContext): z.ZodType<PlayoffQualifiers> {
  const fields = { title: optionalText(), year: wholeNumber(), sections: requiredFieldRows(context, section(context)) };
  return dataObject(wireObject(fields));
}

function section(context: WireContext): z.ZodType<QualifierSection> {
  return wireObject(
    { title: required('has no title'), teams: nestedRows(context, qualifiedTeam(context)) },
    { teams: ['schools'] },
  );
}

function qualifiedTeam(context: WireContext): z.ZodType<QualifiedTeam> {
  return wireObject(
    { ...teamFields(context), conference: optionalText(), defeatedOpponentsWins: wholeNumber() },
    { id: ['schoolId'], name: ['school'] },
  ).transform(({ shortName, ...team }) => ({ ...team, shortName: shortName ?? team.name }));
}

/** `R`, `C`, `A` or `E`; anything else is `null`. */
function bidType(): z.ZodType<BidType | null> {
  return text().transform((letter) => {
    const upper = letter.toUpperCase();
    return upper === 'R' || upper === 'C' || upper === 'A' || upper === 'E' ? upper : null;
  });
}

export const footballQualificationSources = [playoffOutlook, playoffClinchers, playoffQualifiers];
