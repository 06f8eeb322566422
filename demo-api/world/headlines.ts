import { getSchoolYear, formatTerm, type DayNumber } from '../calendar/civil';
import { buildNoonClock } from '../calendar/clock';
import type { Dice } from '../random/dice';
import { fill } from '../words/fill';
import type { OfficeStory, SportStory } from '../words/texts';
import { sportStories } from '../words/texts.generated';
import { outOfState, type Game } from './game';
import { findGameLeader, getGameState } from './game-state';
import type { Final } from './scoring/contest';
import { groupInSeason, getGroupAfter, isSummerBreak } from './season-groups';
import { getSport, sports, type Sport } from './sports';
import type { World } from './world';

type Subject =
  | { readonly kind: 'game'; readonly game: Game }
  | { readonly kind: 'sport'; readonly sport: Sport; readonly story: SportStory; readonly schoolYear: number }
  | { readonly kind: 'board'; readonly meetingDay: DayNumber }
  | { readonly kind: 'office'; readonly story: OfficeStory }
  | { readonly kind: 'finals'; readonly games: readonly Game[] };

export interface Headline {
  readonly title: string;
  readonly subject: Subject;
}

const gamesConsidered = 8;

/** News of a sport on a day without games. */
export function writeGameHeadline(world: World, roll: Dice, day: DayNumber): Headline {
  return pickGameStory(world, roll, day) ?? writeSportHeadline(roll, day);
}

/** The most interesting of a few games of the day before. */
function pickGameStory(world: World, roll: Dice, day: DayNumber): Headline | null {
  const games = world
    .listGamesOn(day - 1)
    .filter((game) => game.home !== outOfState && game.away !== outOfState && game.plan.style !== 'cross-country');
  if (games.length === 0) return null;
  const stories = Array.from({ length: gamesConsidered }, () => roll.pick(games)).flatMap((game) => {
    const state = getGameState(game, buildNoonClock(day + 1));
    return state.status === 'final' && state.result.home !== state.result.away ? [{ game, result: state.result }] : [];
  });
  stories.sort((left, right) => rateInterest(right.game, right.result) - rateInterest(left.game, left.result));
  const [best] = stories;
  if (best === undefined) return null;
  return {
    title: formatGameTitle(world, roll, best.game, best.result),
    subject: { kind: 'game', game: best.game },
  };
}

/** Close games, extra periods and late rounds. */
function rateInterest(game: Game, { home, away, ending }: Final): number {
  const closeness = 1 - Math.abs(home - away) / (home + away + 1);
  return closeness + (ending === '' ? 0 : 1) + (game.stage === null ? 0 : 2) + (game.stage?.level === 'State' ? 3 : 0);
}

function formatGameTitle(world: World, roll: Dice, game: Game, { home, away, ending }: Final): string {
  const homeWins = findGameLeader(game, home, away) === 'home';
  const [winner, loser] = (homeWins ? [game.home, game.away] : [game.away, game.home]).map(
    (index) => world.schools[index]?.shortName ?? 'Visitors',
  );
  const score = `${Math.max(home, away)}-${Math.min(home, away)}${ending === '' ? '' : ` (${ending})`}`;
  return `${getSport(game.plan.sportId).title}: ${winner ?? ''} ${pickVerb(roll, game, home, away)} ${loser ?? ''}, ${score}${formatHeadlineStage(game)}`;
}

function formatHeadlineStage({ stage }: Game): string {
  if (stage === null) return '';
  return ` in ${stage.className === '' ? 'the' : `Class ${stage.className}`} ${stage.level.toLowerCase()}`;
}

function pickVerb(roll: Dice, game: Game, home: number, away: number): string {
  const margin = Math.abs(home - away);
  if (game.plan.style === 'volleyball')
    return margin === 1 ? roll.pick(['comes back against', 'outlasts']) : roll.pick(['sweeps', 'beats']);
  const isHighScoring = ['football', 'flag-football', 'basketball', 'wrestling', 'bowling'].includes(game.plan.style);
  return margin <= (isHighScoring ? 7 : 1)
    ? roll.pick(['edges', 'holds off', 'slips past', 'survives'])
    : roll.pick(['beats', 'tops', 'pulls away from', 'runs past']);
}

/** News of a sport of this or the next season; in the summer break, of the fall. */
export function writeSportHeadline(roll: Dice, day: DayNumber): Headline {
  const isBreak = isSummerBreak(day);
  const isNext = roll.drawChance(0.35) || isBreak;
  const now = groupInSeason(day);
  const group = isBreak ? 'Fall' : isNext ? getGroupAfter(now) : roll.drawChance(0.2) ? 'Activities' : now;
  const sport = roll.pick(sports.filter((candidate) => candidate.group === group));
  const story = roll.pick(sportStories.filter(({ when }) => (when === 'next') === isNext));
  // The next season begins in the next school year.
  const schoolYear = getSchoolYear(day) + (isNext && now === 'Spring' ? 1 : 0);
  const names = { Sport: sport.title, sport: sport.title.toLowerCase(), term: formatTerm(schoolYear) };
  return { title: fill(story.title, names), subject: { kind: 'sport', sport, story, schoolYear } };
}
