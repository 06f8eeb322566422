import { failure, xml, type Answer } from '../../http/answer';
import { queryText, rollFor, type Context } from '../../http/context';
import type { Dice } from '../../random/dice';
import { prepGenderSport, prepSchoolId } from '../../world/prep-ids';
import { prepPlans, prepSeason } from '../../world/prep-season';
import { prepUid } from '../../world/prep-teams';
import { getLeaderCategories, type LeaderCategory } from '../../world/season-leader-categories';
import { leadersIn, type Leader } from '../../world/season-leaders';
import type { SeasonPlan } from '../../world/season-plans';
import { getSport } from '../../world/sports';
import { providerName } from './provider-names';
import { element, emptyElement } from './xml-text';

const classYears: Readonly<Record<number, string>> = { 9: 'Fr', 10: 'So', 11: 'Jr', 12: 'Sr' };

/** `GET /leaders?gendersport=boys,basketball&category=scoring&season=&state=`: XML; `season` and `state` are ignored. */
export function leaders(context: Context): Answer {
  const asked = queryText(context, 'gendersport');
  const wanted = queryText(context, 'category');
  if (asked === null || wanted === null) {
    return failure(400, `Missing required parameter: ${asked === null ? 'gendersport' : 'category'}`);
  }
  const plan = planAsked(asked);
  const category = plan && categoryAsked(plan, wanted);
  const season = plan && prepSeason(context.world, plan, context.clock);
  const rows =
    category === undefined || season === undefined || season === null
      ? []
      : leadersIn(context.world, season, category, context.clock).flatMap((leader) =>
          athleteElement(context, season.plan, category, leader),
        );
  return xml(`<?xml version="1.0" encoding="utf-8"?>\n${element('Leaders', { Category: wanted }, rows.join('\n'))}\n`);
}

/** `boys,basketball`; `baseball` or `boys,baseball`. */
function planAsked(genderSport: string): SeasonPlan | undefined {
  const text = genderSport.toLowerCase();
  return prepPlans.find(({ sportId }) => {
    return text === prepGenderSport(getSport(sportId)) || text === sportId || text === sportId.replace('-', ',');
  });
}

/** `total yards`, `Total-Yards` and `totalyards` are equal. */
function categoryAsked({ sportId, style }: SeasonPlan, wanted: string): LeaderCategory | undefined {
  const plain = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');
  return getLeaderCategories(sportId, style).find(({ name }) => plain(name) === plain(wanted));
}

function athleteElement(context: Context, plan: SeasonPlan, category: LeaderCategory, leader: Leader): string[] {
  const { player, school, rank } = leader;
  const { athlete } = player;
  const { origin, world } = context;
  const roll = rollFor(context, 'leader', plan.sportId, category.name, athlete.id);
  const attributes = {
    Rank: String(rank),
    FirstName: athlete.firstName,
    LastName: athlete.lastName,
    School: `${providerName(school)} (${school.town.name}, PS)`,
    SchoolID: prepSchoolId(world, school),
    ClassYear: roll.chance(0.02) ? '' : (classYears[athlete.grade] ?? ''),
    Position: roll.chance(0.03) ? '' : player.position,
    TeamURL: `${origin}/partners/prep-team-${prepUid(world, plan, school)}`,
    AthleteURL: roll.chance(0.04) ? '' : `${origin}/partners/prep-athlete-${athlete.id}`,
  };
  const stats = category.columns.flatMap((column) => statElement(roll, column, leader, column.stat === category.by));
  const row = `  ${element('Athlete', attributes, stats.join(''))}`;
  return roll.chance(0.006) ? [row, `  ${emptyElement('Athlete', {})}`] : [row];
}

/** The ranking value is always present; others may be missing. */
function statElement(
  roll: Dice,
  { element: name, label, stat, decimals }: LeaderCategory['columns'][number],
  { line }: Leader,
  isDeciding: boolean,
): string[] {
  const value = line[stat];
  if (value === undefined || (!isDeciding && roll.chance(0.02))) {
    return roll.chance(0.7) ? [emptyElement(name, { Name: label })] : [];
  }
  return [emptyElement(name, { Name: label, Value: value.toFixed(decimals) })];
}
