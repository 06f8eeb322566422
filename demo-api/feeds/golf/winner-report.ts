import { failure, type Answer } from '../../http/answer';
import { param, rollFor, type Context } from '../../http/context';
import { looseNumber, withRowQuirks, type Row } from '../../quirks/row-quirks';
import { dataAnswer } from '../../quirks/wrapper';
import type { Dice } from '../../random/dice';
import type { SiteScore, SiteTeam } from '../../world/golf/site-play';
import { isPlayed, siteStatus } from '../../world/golf/site-status';
import type { GolfSite } from '../../world/golf/sites';
import { gradeText } from './leaderboard';
import { directoryTeamName } from './team-names';
import { siteDate } from './winner-reports';
import { golferName, siteById, siteName } from './winner-sites';

/** `GET /v1/winner-reports/{siteId}` */
export function winnerReport(context: Context): Answer {
  const site = siteById(context, Number(param(context, 'siteId')));
  if (site === undefined) return failure(404, 'Winner report not found');
  const roll = rollFor(context, 'winner-report', site.id);
  const report: Row = {
    siteId: site.id,
    siteName: siteName(context, site),
    class: site.event.className,
    level: site.level,
    date: siteDate(roll, site),
    sportId: site.event.sportId,
    sections: buildSections(context, roll, site),
  };
  return dataAnswer(withRowQuirks(roll, report, { numbers: ['siteId'], texts: ['siteName'] }));
}

/** Before the report, only golfers whom the manager has entered are listed. */
function buildSections(context: Context, roll: Dice, site: GolfSite): Row {
  const teamRow = (team: SiteTeam): Row => teamScoreRow(context, roll, site, team);
  const golferRow = (score: SiteScore): Row => scoreRow(context, roll, site, score);
  const status = siteStatus(site, context.clock);
  if (status !== 'complete') {
    const isEntering = status === 'in progress' && isPlayed(site, context.clock);
    const entered = isEntering ? roll.shuffled(site.scores).slice(0, Math.floor(site.scores.length / 3)) : [];
    return {
      TeamScores: [],
      AdvancingTeams: [],
      Medalist: [],
      AdvancingIndividuals: [],
      AllGolfers: entered.map(golferRow),
    };
  }
  return {
    TeamScores: site.teams.map(teamRow),
    AdvancingTeams: site.advancingTeams.map(teamRow),
    Medalist: site.medalists.map(golferRow),
    AdvancingIndividuals: site.advancingIndividuals.map(golferRow),
    AllGolfers: roll.shuffled(site.scores).map(golferRow),
  };
}

function teamScoreRow(
  context: Context,
  roll: Dice,
  { event, teams }: GolfSite,
  { school, score, place }: SiteTeam,
): Row {
  const isTied = place !== null && teams.filter((other) => other.place === place).length > 1;
  const row: Row = {
    Place: isTied ? `T${place}` : (place ?? ''),
    TeamName: directoryTeamName(context, event.sportId, school),
    SchoolID: school.id,
    Score: score ?? 'NS',
  };
  return withRowQuirks(roll, row, { numbers: ['Place', 'Score'], texts: ['TeamName'] });
}

function scoreRow(context: Context, roll: Dice, { event }: GolfSite, one: SiteScore): Row {
  const { school, athlete } = one.golfer;
  const row: Row = {
    GolferName: golferName(one),
    Grade: gradeText(roll, athlete.grade),
    TeamName: directoryTeamName(context, event.sportId, school),
    SchoolID: school.id,
    Score: looseNumber(roll, one.score),
  };
  return withRowQuirks(roll, row, { texts: ['GolferName', 'TeamName'], optional: ['Grade'] });
}
