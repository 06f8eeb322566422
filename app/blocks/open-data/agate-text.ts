import { loadDay } from '~/blocks/daily-games/day-of-address';
import { getSportId, getSportTitle, listSports } from '~/blocks/daily-games/score-sports';
import { unpack } from '~/browser/packed';
import { isLowScoreWinning } from '~/config/sports';
import { formatFullDay } from '~/models/dates/calendar-date';
import { getToday } from '~/models/dates/content-clock';
import { formatAgate } from '~/models/games/agate';
import { type LoaderArgs, requirePageRequest } from '~/page/load-page';
import { PageOutcome } from '~/page/page-outcome';

/** More than any day has, so that all games are on one page. */
const gamesPerPage = 100_000;

/** The games of the address as newspapers set them. Throws a response: 404 for an unknown area, 502 if the games could not be read. */
export async function loadAgate(args: LoaderArgs) {
  const { clock, environment } = requirePageRequest(args);
  const { view, games, day, area, isUnavailable } = await loadDay(args, gamesPerPage);
  if (isUnavailable || view.stamp === null) throw new PageOutcome(502, { 'retry-after': '15' }).toResponse();
  // The view lists only games that match the filters.
  const shown = new Set(
    unpack(view.sections).flatMap(({ parts }) => parts.flatMap(({ cards }) => cards.map((card) => card.id))),
  );
  const listed = games.filter(({ id }) => shown.has(id));
  const today = getToday(clock);
  const heading = [formatFullDay(day), area].filter(Boolean).join(', ');
  const sports = listSports(listed).map((sportId) => ({
    title: getSportTitle(sportId),
    lowScoreWins: isLowScoreWinning(sportId),
    games: listed.filter((game) => getSportId(game) === sportId),
  }));
  const credit = `${environment.ASSOCIATION_NAME}, ${view.stamp.text}`;
  return {
    text: `${sports.length === 0 ? `${heading}\n\nNo games.\n` : formatAgate(heading, sports, today)}\n${credit}\n`,
    stamp: view.stamp,
  };
}
