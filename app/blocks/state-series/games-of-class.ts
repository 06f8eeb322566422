import { type PageValues, requestAfter, type SportPageRequest } from '~/page/page-sources';
import { sportFacts } from '~/upstream/sports';
import { requestTournamentScores } from '~/upstream/tournament-scores';
import { chooseShownClass, findAskedClass } from './class-of-address';
import { requestKeptPlayoffGames } from './kept-playoff-games';

/**
 * The games of the class in the address and upstream's facts about the sport. If the facts say that the sport does not have this class,
 * also the games of the class that is shown instead. Kept games of all classes tell which are in play.
 * @param given what the address says of the class
 */
export function buildGamesOfClassSources({ sport }: Pick<SportPageRequest, 'sport'>, given: string | undefined) {
  const sportId = sport.id;
  const asked = findAskedClass(sportId, given);
  const facts = sportFacts.with({ sportId });
  return {
    optional: { games: requestTournamentScores(sportId, asked) },
    subject: { facts },
    dependent: {
      gamesOfAll: requestKeptPlayoffGames(sportId),
      gamesOfOtherClass: requestAfter(facts, ({ classes }) => {
        const shown = chooseShownClass(asked, classes);
        return shown === asked ? null : { ...requestTournamentScores(sportId, shown), isCritical: true };
      }),
    },
    mayBeAbsent: ['gamesOfAll'],
  };
}

/** The class that the page shows and its games, from the values of `buildGamesOfClassSources`. */
export function chooseGamesOfClass(
  {
    optional,
    subject,
    dependent,
    unavailable,
  }: Omit<PageValues<ReturnType<typeof buildGamesOfClassSources>>, 'unavailable'> & {
    readonly unavailable: readonly string[];
  },
  { sport }: Pick<SportPageRequest, 'sport'>,
  given: string | undefined,
) {
  /** `null` when they could not be read. */
  const classes = subject.facts?.value.classes ?? null;
  const asked = findAskedClass(sport.id, given);
  /** The class that is shown; `null` where classes do not divide games. */
  const classId = chooseShownClass(asked, classes);
  if (classId === asked) {
    return { classId, classes, games: optional.games, areGamesUnavailable: unavailable.includes('games') };
  }
  const games = dependent.gamesOfOtherClass;
  return { classId, classes, games, areGamesUnavailable: games === null };
}
