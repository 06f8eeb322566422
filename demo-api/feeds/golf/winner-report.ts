import { answerFailure, type Answer } from '../../http/answer';
import { readParam, createDiceFor, type Context } from '../../http/context';
import { pickOddValue } from '../../quirks/odd-values';
import { loosenNumber, withRowQuirks, type Row } from '../../quirks/row-quirks';
import { answerData } from '../../quirks/wrapper';
import type { Dice } from '../../random/dice';
import type { SiteScore, SiteTeam } from '../../world/golf/site-play';
import { isPlayed, getSiteStatus } from '../../world/golf/site-status';
import type { GolfSite } from '../../world/golf/sites';
import { formatGrade } from './leaderboard';
import { formatDirectoryTeamName } from './team-names';
import { formatSiteDate } from './winner-reports';
import { formatGolferName, findSiteById, formatSiteName } from './winner-sites';

/** `GET /v1/winner-reports/{siteId}` */
export function answerWinnerReport(context: Context): Answer {
  const site = findSiteById(context, Number(readParam(context, 'siteId')));
  if (site === undefined) return answerFailure(404, 'Winner report not found');
  const roll = createDiceFor(context, 'winner-report', site.id);
  const report: Row = {
    siteId: site.id,
    siteName: formatSiteName(context, site),
    class: site.event.className,
    level: site.level,
    date: formatSiteDate(roll, site),
    sportId: site.event.sportId,
    sections: buildSections(context, roll, site),
  };
  return answerData(withRowQuirks(roll, report, { numbers: ['siteId'], texts: ['siteName'] }));
}

/** Before the report, only golfers whom the manager has entered are listed. */
function buildSections(context: Context, roll: Dice, site: GolfSite): Row {
  const buildTeamRow = (team: SiteTeam): Row => buildTeamScoreRow(context, roll, site, team);
  const buildGolferRow = (score: SiteScore): Row => buildScoreRow(context, roll, site, score);
  const status = getSiteStatus(site, context.clock);
  if (status !== 'complete') {
    const isEntering = status === 'in progress' && isPlayed(site, context.clock);
    const entered = isEntering ? roll.shuffle(site.scores).slice(0, Math.floor(site.scores.length / 3)) : [];
    return {
      TeamScores: [],
      AdvancingTeams: [],
      Medalist: [],
      AdvancingIndividuals: [],
      AllGolfers: entered.map(buildGolferRow),
    };
  }
  return {
    TeamScores: site.teams.map(buildTeamRow),
    AdvancingTeams: site.advancingTeams.map(buildTeamRow),
    Medalist: site.medalists.map(buildGolferRow),
    AdvancingIndividuals: site.advancingIndividuals.map(buildGolferRow),
    AllGolfers: roll.shuffle(site.scores).map(buildGolferRow),
  };
}

function buildTeamScoreRow(
  context: Context,
  roll: Dice,
  { event, teams }: GolfSite,
  { school, score, place }: SiteTeam,
): Row {
  const isTied = place !== null && teams.filter((other) => other.place === place).length > 1;
  const row: Row = {
    Place: isTied ? `T${place}` : (place ?? ''),
    TeamName: formatDirectoryTeamName(context, event.sportId, school),
    SchoolID: school.id,
    Score: score ?? 'NS',
  };
  return withRowQuirks(roll, row, { numbers: ['Place', 'Score'], texts: ['TeamName'] });
}

/** Some reports mark a golfer who won a playoff, or began at the tenth hole. */
function formatScore(roll: Dice, { score, golfer }: SiteScore): unknown {
  const usual = loosenNumber(roll, score);
  return typeof score === 'number' ? (pickOddValue(golfer.athlete.id, 'score', [`${score}*`], 20) ?? usual) : usual;
}

function buildScoreRow(context: Context, roll: Dice, { event }: GolfSite, score: SiteScore): Row {
  const { school, athlete } = score.golfer;
  const row: Row = {
    GolferName: formatGolferName(score),
    Grade: formatGrade(roll, athlete.grade),
    TeamName: formatDirectoryTeamName(context, event.sportId, school),
    SchoolID: school.id,
    Score: formatScore(roll, score),
  };
  return withRowQuirks(roll, row, { texts: ['GolferName', 'TeamName'], optional: ['Grade'] });
}
