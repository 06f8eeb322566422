import { failure, type Answer } from '../../http/answer';
import { param, type Context } from '../../http/context';
import { notPostedPage } from '../../http/legacy-page';
import { playedSince } from '../../world/first-editions';
import { listPlayoffs, type PlayoffClass } from '../../world/football-playoff-field';
import { arePairingsPublic } from '../../world/pairings';
import { getPlan } from '../../world/season-plans';
import { bracketPage } from './bracket-page';
import { guidePage } from './guide-page';
import { mapPage } from './map-page';
import { pairingsPage } from './pairings-page';
import { classIn, legacySections, schoolYearIn, type LegacySection } from './playoff-addresses';
import { schedulePage } from './schedule-page';
import { teamsPage } from './teams-page';

const noFile = failure(404, 'File not found');

const pages: Readonly<
  Record<LegacySection, { readonly what: string; readonly page: (context: Context, one: PlayoffClass) => Answer }>
> = {
  bracket: { what: 'Brackets', page: bracketPage },
  pair: { what: 'Schedule', page: schedulePage },
  pairings: { what: 'First-Round Pairings', page: pairingsPage },
  info1: { what: 'Team Information', page: teamsPage },
  map: { what: 'Team Map', page: mapPage },
};

/**
 * `GET /legacy/football/[{term}/]{class}{section}.htm` and `guide.htm`: the default term is the current one. Pages that are not
 * posted answer 200.
 */
export function footballLegacyPage(context: Context): Answer {
  const schoolYear = schoolYearIn(context);
  const file = param(context, 'page').toLowerCase();
  if (schoolYear === undefined) return noFile;
  if (file === 'guide') return guidePage(context, schoolYear);
  const [, classText = '', name = ''] = /^(\da?)([a-z]+1?)$/.exec(file) ?? [];
  const className = classIn(classText);
  const section = legacySections.find((one) => one === name);
  if (className === undefined || section === undefined) return noFile;
  const { what, page } = pages[section];
  const shown = playoffClassIn(context, schoolYear, className);
  return shown === undefined
    ? notPostedPage(context, `${schoolYear} Football, Class ${className} — ${what}`)
    : page(context, shown);
}

/** Undefined until the playoffs are paired. */
export function playoffClassIn(
  { world, clock }: Context,
  schoolYear: number,
  className: string,
): PlayoffClass | undefined {
  if (schoolYear < playedSince || !arePairingsPublic(getPlan('football'), schoolYear, clock)) return undefined;
  return listPlayoffs(world, schoolYear).find((one) => one.className === className);
}
