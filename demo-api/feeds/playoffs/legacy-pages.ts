import { answerFailure, type Answer } from '../../http/answer';
import { readParam, type Context } from '../../http/context';
import { answerLegacyPage, answerNotPostedPage } from '../../http/legacy-page';
import { playedSince } from '../../world/first-editions';
import { listPlayoffs, type PlayoffClass } from '../../world/football-playoff-field';
import { arePairingsPublic } from '../../world/pairings';
import { getPlan } from '../../world/season-plans';
import { writeBracketPage } from './bracket-page';
import { writePairingsPage, writeSchedulePage } from './game-pages';
import { writeGuidePage } from './guide-page';
import { readClass, legacySections, readSchoolYear, type LegacySection } from './playoff-addresses';
import { writeMapPage, writeTeamsPage } from './team-pages';

const noFile = answerFailure(404, 'File not found');

const pages: Readonly<
  Record<LegacySection, readonly [title: string, write: (context: Context, one: PlayoffClass) => string[]]>
> = {
  bracket: ['Brackets', writeBracketPage],
  pair: ['Schedule', writeSchedulePage],
  pairings: ['First-Round Pairings', writePairingsPage],
  info1: ['Team Information', writeTeamsPage],
  map: ['Team Map', writeMapPage],
};

/**
 * `GET /legacy/football/[{term}/]{class}{section}.htm` and `guide.htm`: the default term is the current one. Pages that are not
 * posted answer 200.
 */
export function answerFootballLegacyPage(context: Context): Answer {
  const schoolYear = readSchoolYear(context);
  const file = readParam(context, 'page').toLowerCase();
  if (schoolYear === undefined) return noFile;
  if (file === 'guide') {
    return answerLegacyPage(context, `${schoolYear} Football — Pairings Guide`, ...writeGuidePage(context, schoolYear));
  }
  const [, classText = '', part = ''] = /^(\da?)([a-z]+1?)$/.exec(file) ?? [];
  const className = readClass(classText);
  const section = legacySections.find((candidate) => candidate === part);
  if (className === undefined || section === undefined) return noFile;
  const [name, write] = pages[section];
  const title = `${schoolYear} Football, Class ${className} — ${name}`;
  const shown = findPlayoffClassIn(context, schoolYear, className);
  return shown === undefined
    ? answerNotPostedPage(context, title)
    : answerLegacyPage(context, title, ...write(context, shown));
}

/** Undefined until the playoffs of the class are paired. */
export function findPlayoffClassIn(
  { world, clock }: Context,
  schoolYear: number,
  className: string,
): PlayoffClass | undefined {
  if (schoolYear < playedSince || !arePairingsPublic(getPlan('football'), schoolYear, clock, className)) {
    return undefined;
  }
  return listPlayoffs(world, schoolYear).find((playoff) => playoff.className === className);
}
