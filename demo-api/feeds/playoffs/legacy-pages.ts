import { answerFailure, type Answer } from '../../http/answer';
import { readParam, type Context } from '../../http/context';
import { answerNotPostedPage } from '../../http/legacy-page';
import { playedSince } from '../../world/first-editions';
import { listPlayoffs, type PlayoffClass } from '../../world/football-playoff-field';
import { arePairingsPublic } from '../../world/pairings';
import { getPlan } from '../../world/season-plans';
import { answerBracketPage } from './bracket-page';
import { answerGuidePage } from './guide-page';
import { answerMapPage } from './map-page';
import { answerPairingsPage } from './pairings-page';
import { readClass, legacySections, readSchoolYear, type LegacySection } from './playoff-addresses';
import { answerSchedulePage } from './schedule-page';
import { answerTeamsPage } from './teams-page';

const noFile = answerFailure(404, 'File not found');

const pages: Readonly<
  Record<LegacySection, { readonly what: string; readonly answerPage: (context: Context, one: PlayoffClass) => Answer }>
> = {
  bracket: { what: 'Brackets', answerPage: answerBracketPage },
  pair: { what: 'Schedule', answerPage: answerSchedulePage },
  pairings: { what: 'First-Round Pairings', answerPage: answerPairingsPage },
  info1: { what: 'Team Information', answerPage: answerTeamsPage },
  map: { what: 'Team Map', answerPage: answerMapPage },
};

/**
 * `GET /legacy/football/[{term}/]{class}{section}.htm` and `guide.htm`: the default term is the current one. Pages that are not
 * posted answer 200.
 */
export function answerFootballLegacyPage(context: Context): Answer {
  const schoolYear = readSchoolYear(context);
  const file = readParam(context, 'page').toLowerCase();
  if (schoolYear === undefined) return noFile;
  if (file === 'guide') return answerGuidePage(context, schoolYear);
  const [, classText = '', name = ''] = /^(\da?)([a-z]+1?)$/.exec(file) ?? [];
  const className = readClass(classText);
  const section = legacySections.find((candidate) => candidate === name);
  if (className === undefined || section === undefined) return noFile;
  const { what, answerPage } = pages[section];
  const shown = findPlayoffClassIn(context, schoolYear, className);
  return shown === undefined
    ? answerNotPostedPage(context, `${schoolYear} Football, Class ${className} — ${what}`)
    : answerPage(context, shown);
}

/** Undefined until the playoffs are paired. */
export function findPlayoffClassIn(
  { world, clock }: Context,
  schoolYear: number,
  className: string,
): PlayoffClass | undefined {
  if (schoolYear < playedSince || !arePairingsPublic(getPlan('football'), schoolYear, clock)) return undefined;
  return listPlayoffs(world, schoolYear).find((playoff) => playoff.className === className);
}
