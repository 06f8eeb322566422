import { formatIsoDate, formatPaddedUsDate, getSchoolYear } from '../../calendar/civil';
import { answerFailure, type Answer } from '../../http/answer';
import { readQueryText, createDiceFor, type Context } from '../../http/context';
import { withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { answerData } from '../../quirks/wrapper';
import type { Dice } from '../../random/dice';
import { getHeadCoach } from '../../world/coaches';
import { getSiteStatus, type SiteStatus } from '../../world/golf/site-status';
import type { GolfSite } from '../../world/golf/sites';
import { findSport } from '../../world/sports';
import { formatDirectoryTeamName } from './team-names';
import { formatGolferName, formatSiteName, listSites } from './winner-sites';

/** `GET /v1/winner-reports?sportId={id}`: empty for other sports. */
export function answerWinnerReports(context: Context): Answer {
  const sportId = readQueryText(context, 'sportId');
  if (sportId === null) return answerFailure(400, 'Missing required parameter: sportId');
  if (findSport(sportId) === undefined) return answerFailure(404, 'Sport not found');
  const rows = listSites(context, sportId).map((site) => buildSummaryRow(context, site));
  return answerData(withBadRows(createDiceFor(context, 'winner-reports', sportId), rows));
}

function buildSummaryRow(context: Context, site: GolfSite): Row {
  const schoolYear = getSchoolYear(context.clock.today);
  const roll = createDiceFor(context, 'winner-summary', site.id, schoolYear);
  const status = getSiteStatus(site, context.clock);
  const row: Row = {
    SiteID: site.id,
    SiteName: formatSiteName(context, site),
    Class: site.event.className,
    Level: site.level,
    Date: formatSiteDate(roll, site),
    WINStatus: roll.pick(statusWords[status]),
    ...(status === 'complete' ? buildWinners(context, site, schoolYear) : nobody),
  };
  return withRowQuirks(roll, row, {
    numbers: ['SiteID', 'TeamChampionScore', 'MedalistScore'],
    texts: ['SiteName', 'TeamChampionSchool', 'TeamChampionCoach', 'MedalistName'],
    optional: ['TeamChampionCoach'],
    spellings: { SiteID: ['SiteId', 'siteID'], WINStatus: ['WinStatus'], SiteName: ['siteName'] },
  });
}

const statusWords: Readonly<Record<SiteStatus, readonly (string | null)[]>> = {
  complete: ['Complete', 'complete', 'Complete', 'COMPLETE', 'complete '],
  'in progress': ['In Progress', 'in progress'],
  'not started': ['Not Started', 'not started'],
  '': ['', null],
};

const nobody: Row = {
  TeamChampionSchool: null,
  TeamChampionCoach: null,
  TeamChampionScore: null,
  MedalistName: '',
  MedalistSchool: '',
  MedalistScore: null,
};

/** Tied champions share a line. */
function buildWinners(context: Context, site: GolfSite, schoolYear: number): Row {
  const { sportId } = site.event;
  const champions = site.teams.filter(({ place }) => place === 1);
  const { medalists } = site;
  return {
    TeamChampionSchool: champions.map(({ school }) => formatDirectoryTeamName(context, sportId, school)).join(' & '),
    TeamChampionCoach: champions
      .map(({ school }) => getHeadCoach(context.world, school, sportId, schoolYear).name)
      .join(' & '),
    TeamChampionScore: champions[0]?.score ?? null,
    MedalistName: medalists.map(formatGolferName).join(' & '),
    MedalistSchool: medalists.map(({ golfer }) => formatDirectoryTeamName(context, sportId, golfer.school)).join(' & '),
    MedalistScore: medalists[0]?.score ?? null,
  };
}

/** An overdue report has no date. */
export function formatSiteDate(roll: Dice, { day, tardiness }: GolfSite): string | null {
  const form = roll.drawFraction();
  if (tardiness === '') return form < 0.5 ? null : '';
  return form < 0.15 ? `${formatIsoDate(day)}T00:00:00.000Z` : formatPaddedUsDate(day);
}
