import { toCivilDate, getWeekday, isHoliday, moveBeforeHoliday, type DayNumber } from '../calendar/civil';
import { getItemAt, createDice, mixBits, type Dice } from '../random/dice';
import { assignOpenDates } from './football-open-dates';
import { outOfState, type Game, type GameOutcome, type Pairing } from './game';
import type { School } from './schools';
import { findFirstMonday, type SeasonPlan } from './season-plans';
import type { SeasonSetup } from './season-setup';
import { listStartTimes } from './start-times';
import { computeTeamStrength } from './strength';

const homeAdvantage = 0.15;
const contrast = 0.75;
/** Of out-of-state teams. */
const outOfStateStrength = 0.2;
/** Of Saturday baseball and softball games. */
const doubleheaderShare = 0.15;
const doubleheaderMinutes = 150;
const latestLastStart = 14 * 60;

/** By id. */
export function makeRegularSeason(setup: SeasonSetup): Game[] {
  const { seed, plan, schoolYear } = setup;
  const monday = findFirstMonday(plan, schoolYear);
  const strengths = buildStrengthTable(setup);
  const games: Game[] = [];
  const playingWeeks = Array.from({ length: plan.weeks }, (_, week) => week).filter(
    (week) => !plan.idleWeeks.includes(week),
  );
  const rounds = playingWeeks.flatMap((week) => plan.slots.map((weights) => ({ week, weights })));
  const groups = listConferenceTeams(setup);
  rounds.forEach(({ week, weights }, round) => {
    const roll = createDice(seed, 'round', plan.sportId, schoolYear, round);
    const days = weights.map((_, weekday) => moveToPlayableDay(monday + week * 7 + weekday));
    for (const pairing of listPairings(setup, groups, round, rounds.length, roll)) {
      const day = getItemAt(days, roll.drawWeighted(weights));
      const getStrength = (team: number): number => strengths.get(team) ?? outOfStateStrength;
      const edge = computeEdge(getStrength(pairing.home), getStrength(pairing.away));
      addGame(setup, games, pairing, day, roll, edge);
    }
  });
  return games;
}

function buildStrengthTable(setup: SeasonSetup): ReadonlyMap<number, number> {
  return new Map(setup.teams.map((school) => [school.index, computeTeamStrength(setup, school)]));
}

/** Includes home advantage, in the unit of the scoring rules. */
export function computeEdge(home: number, away: number): number {
  return Math.max(-2.2, Math.min(2.2, (home - away) * contrast + homeAdvantage));
}

function addGame(setup: SeasonSetup, games: Game[], pairing: Pairing, day: DayNumber, roll: Dice, edge: number): void {
  const { plan } = setup;
  const startMinutes = roll.pick(listStartTimes(plan.style, getWeekday(day)));
  const outcome = limitOutcome(setup, day, drawRegularOutcome(roll));
  games.push(buildRegularGame(setup, pairing, games.length, day, startMinutes, outcome, null, edge));
  if (
    outcome === 'played' &&
    plan.style === 'baseball' &&
    getWeekday(day) === 5 &&
    roll.drawChance(doubleheaderShare)
  ) {
    games.push(
      buildRegularGame(setup, pairing, games.length, day, startMinutes + doubleheaderMinutes, 'played', null, edge),
    );
  }
  if (outcome !== 'postponed') return;
  const later = makeUpDay(plan, day, roll);
  games.push(buildRegularGame(setup, pairing, games.length, later, startMinutes, 'played', day, edge));
}

function buildRegularGame(
  setup: SeasonSetup,
  { home, away, isConferenceGame }: Pairing,
  number: number,
  day: DayNumber,
  startMinutes: number,
  outcome: GameOutcome,
  makesUpFor: DayNumber | null,
  edge: number,
): Game {
  const { plan, planNumber, schoolYear } = setup;
  const id = buildGameId(schoolYear, planNumber, number);
  const key = getKey(setup, id);
  const start = limitStart(setup, day, startMinutes);
  return {
    id,
    plan,
    schoolYear,
    day,
    startMinutes: start,
    home,
    away,
    isConferenceGame,
    outcome,
    makesUpFor,
    stage: null,
    key,
    edge,
  };
}

/** Football's last games end before the pairings. */
function limitStart(setup: SeasonSetup, day: DayNumber, startMinutes: number): number {
  return isPairingsDay(setup, day) ? Math.min(startMinutes, latestLastStart) : startMinutes;
}

/** A game that cannot be made up before the pairings is cancelled. */
function limitOutcome(setup: SeasonSetup, day: DayNumber, outcome: GameOutcome): GameOutcome {
  return outcome === 'postponed' && isPairingsDay(setup, day) ? 'cancelled' : outcome;
}

function isPairingsDay({ plan, schoolYear }: SeasonSetup, day: DayNumber): boolean {
  return plan.style === 'football' && day === findFirstMonday(plan, schoolYear) + plan.weeks * 7 - 2;
}

export function buildGameId(schoolYear: number, planNumber: number, number: number): number {
  return ((schoolYear % 100) * 100 + planNumber) * 100_000 + number;
}

export function getKey({ seasonKey }: SeasonSetup, id: number): number {
  return mixBits(seasonKey, id);
}

function drawRegularOutcome(roll: Dice): GameOutcome {
  const draw = roll.drawFraction();
  if (draw < 0.012) return 'unreported';
  if (draw < 0.022) return 'postponed';
  if (draw < 0.026) return 'cancelled';
  return draw < 0.032 ? 'forfeit' : 'played';
}

function makeUpDay(plan: SeasonPlan, day: DayNumber, roll: Dice): DayNumber {
  const later = day + (plan.style === 'football' ? 1 : roll.drawBetween(2, 8));
  return getWeekday(later) === 6 ? later + 1 : later;
}

/** Games on New Year's Day move to a later day, those on other holidays to an earlier one. */
function moveToPlayableDay(day: DayNumber): DayNumber {
  if (!isHoliday(day) || toCivilDate(day).month !== 1) return moveBeforeHoliday(day);
  return day + (getWeekday(day) === 5 ? 2 : 1);
}

/** Members with a team. */
function listConferenceTeams({ conferences, teams }: SeasonSetup): (readonly number[])[] {
  const fielding = new Set(teams.map((school) => school.index));
  return conferences.map(({ members }) => members.filter((member) => fielding.has(member)));
}

/** Neighbors first, conference round robins at the end. */
function listPairings(
  setup: SeasonSetup,
  groups: readonly (readonly number[])[],
  round: number,
  rounds: number,
  roll: Dice,
): Pairing[] {
  const busy = new Set<number>();
  const pairings: Pairing[] = [];
  for (const members of groups) {
    for (const [home, away] of pairConference(members, rounds - 1 - round, rounds, setup.schoolYear)) {
      pairings.push({ home, away, isConferenceGame: true });
      busy.add(home).add(away);
    }
  }
  const free = setup.teams.filter((school) => !busy.has(school.index));
  const neighbors = pairNeighbors(free, roll);
  return [...pairings, ...(setup.plan.style === 'football' ? assignOpenDates(neighbors, roll) : neighbors)];
}

/** The circle method, counted back from the season's end; the second cycle swaps home and away. */
function pairConference(
  members: readonly number[],
  fromEnd: number,
  rounds: number,
  year: number,
): (readonly [number, number])[] {
  if (members.length < 2) return [];
  const seats = members.length % 2 === 0 ? members : [...members, -1];
  const cycle = seats.length - 1;
  const cycles = rounds >= cycle * 2.4 ? 2 : 1;
  if (fromEnd >= cycle * cycles) return [];
  const turn = fromEnd % cycle;
  const isReturn = fromEnd >= cycle !== (year % 2 === 0);
  const findSeat = (position: number): number =>
    position === 0 ? getItemAt(seats, 0) : getItemAt(seats, 1 + ((position - 1 + turn) % cycle));
  const pairs: (readonly [number, number])[] = [];
  for (let position = 0; position < seats.length / 2; position += 1) {
    const [left, right] = [findSeat(position), findSeat(seats.length - 1 - position)];
    if (left === -1 || right === -1) continue;
    const swaps = (position + turn) % 2 === 0 ? !isReturn : isReturn;
    pairs.push(swaps ? [right, left] : [left, right]);
  }
  return pairs;
}

/** Pairs near schools of similar size. A team left over meets an out-of-state team. */
function pairNeighbors(free: readonly School[], roll: Dice): Pairing[] {
  const ordered = free
    .map((school) => ({ index: school.index, place: getGamePlace(school) + roll.drawFraction() * 55 }))
    .sort((left, right) => left.place - right.place);
  const pairings: Pairing[] = [];
  for (let position = 0; position + 1 < ordered.length; position += 2) {
    const [left, right] = [getItemAt(ordered, position).index, getItemAt(ordered, position + 1).index];
    const swaps = roll.drawChance(0.5);
    pairings.push({ home: swaps ? right : left, away: swaps ? left : right, isConferenceGame: false });
  }
  const leftOver = ordered.length % 2 === 1 ? ordered.at(-1) : undefined;
  if (leftOver !== undefined) pairings.push({ home: leftOver.index, away: outOfState, isConferenceGame: false });
  return pairings;
}

/** A serpentine line through the state, one pass per enrollment size. */
function getGamePlace({ enrollment, town }: School): number {
  const size = enrollment < 250 ? 0 : enrollment < 900 ? 1 : 2;
  const band = Math.floor((town.latitude - 37) * 2);
  const along = (town.longitude + 93) * 40;
  return size * 10_000 + band * 200 + (band % 2 === 0 ? along : 200 - along);
}
