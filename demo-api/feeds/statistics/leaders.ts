import { answerFailure, answerXml, type Answer } from '../../http/answer';
import { readQueryText, createDiceFor, type Context } from '../../http/context';
import { pickOddValue } from '../../quirks/odd-values';
import type { Dice } from '../../random/dice';
import { formatPrepGenderSport, buildPrepSchoolId } from '../../world/prep-ids';
import { prepPlans, findPrepSeason } from '../../world/prep-season';
import { getPrepUid } from '../../world/prep-teams';
import { getLeaderCategories, type LeaderCategory } from '../../world/season-leader-categories';
import { listLeaders, type Leader } from '../../world/season-leaders';
import type { SeasonPlan } from '../../world/season-plans';
import { getSport } from '../../world/sports';
import { formatProviderName } from './provider-names';
import { writeElement, writeEmptyElement } from './xml-text';

const classYears: Readonly<Record<number, string>> = { 9: 'Fr', 10: 'So', 11: 'Jr', 12: 'Sr' };

/** `GET /leaders?gendersport=boys,basketball&category=scoring&season=&state=`: XML; `season` and `state` are ignored. */
export function answerLeaders(context: Context): Answer {
  const asked = readQueryText(context, 'gendersport');
  const wanted = readQueryText(context, 'category');
  if (asked === null || wanted === null) {
    return answerFailure(400, `Missing required parameter: ${asked === null ? 'gendersport' : 'category'}`);
  }
  const plan = findPlan(asked);
  const category = plan && findCategory(plan, wanted);
  const season = plan && findPrepSeason(context.world, plan, context.clock);
  const rows =
    category === undefined || season === undefined || season === null
      ? []
      : listLeaders(context.world, season, category, context.clock).flatMap((leader) =>
          writeAthlete(context, season.plan, category, leader),
        );
  return answerXml(
    `<?xml version="1.0" encoding="utf-8"?>\n${writeElement('Leaders', { Category: wanted }, rows.join('\n'))}\n`,
  );
}

/** `boys,basketball`; `baseball` or `boys,baseball`. */
function findPlan(genderSport: string): SeasonPlan | undefined {
  const text = genderSport.toLowerCase();
  return prepPlans.find(({ sportId }) => {
    return text === formatPrepGenderSport(getSport(sportId)) || text === sportId || text === sportId.replace('-', ',');
  });
}

/** `total yards`, `Total-Yards` and `totalyards` are equal. */
function findCategory({ sportId, style }: SeasonPlan, wanted: string): LeaderCategory | undefined {
  const simplifyName = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');
  return getLeaderCategories(sportId, style).find(({ name }) => simplifyName(name) === simplifyName(wanted));
}

function writeAthlete(context: Context, plan: SeasonPlan, category: LeaderCategory, leader: Leader): string[] {
  const { player, school, rank } = leader;
  const { athlete } = player;
  const { origin, world } = context;
  const roll = createDiceFor(context, 'leader', plan.sportId, category.name, athlete.id);
  const attributes = {
    Rank: String(rank),
    FirstName: athlete.firstName,
    LastName: athlete.lastName,
    School: `${formatProviderName(school)} (${school.town.name}, PS)`,
    SchoolID: buildPrepSchoolId(world, school),
    ClassYear: roll.drawChance(0.02) ? '' : (classYears[athlete.grade] ?? ''),
    Position: roll.drawChance(0.03) ? '' : player.position,
    TeamURL: `${origin}/partners/prep-team-${getPrepUid(world, plan, school)}`,
    AthleteURL: roll.drawChance(0.04) ? '' : `${origin}/partners/prep-athlete-${athlete.id}`,
  };
  const stats = category.columns.flatMap((column) => writeStat(roll, column, leader, column.stat === category.by));
  const row = `  ${writeElement('Athlete', attributes, stats.join(''))}`;
  return roll.drawChance(0.006) ? [row, `  ${writeEmptyElement('Athlete', {})}`] : [row];
}

/** `84.6%`, `1,204` or `12*` */
function respellFigure(label: string, figure: string): string {
  if (label.includes('%')) return `${figure}%`;
  return figure.length > 3 && !figure.includes('.') ? Number(figure).toLocaleString('en-US') : `${figure}*`;
}

/** The ranking value is always present; others may be missing. */
function writeStat(
  roll: Dice,
  { element: name, label, stat, decimals }: LeaderCategory['columns'][number],
  { line, player }: Leader,
  isDeciding: boolean,
): string[] {
  const value = line[stat];
  if (value === undefined || (!isDeciding && roll.drawChance(0.02))) {
    return roll.drawChance(0.7) ? [writeEmptyElement(name, { Name: label })] : [];
  }
  const figure = value.toFixed(decimals);
  const odd = isDeciding ? null : pickOddValue(player.athlete.id, name, [respellFigure(label, figure)], 12);
  return [writeEmptyElement(name, { Name: label, Value: odd ?? figure })];
}
