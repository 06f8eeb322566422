import { formatCount } from '~/models/text/format-count';
import type { BidType } from '~/upstream/fields/football-team';
import type { PictureTeam, PlayoffPicture } from './playoff-picture';
import { compareFigures, fieldSize, type Standing, winsOfRepresentative, winsToClinch } from './playoff-rules';

/* The bids of a field, and in one sentence why a team is in or out. */

/** Returns the bid with which a team is in; `null` for a team that is out. */
export function createBidFinder({
  field,
  representatives,
}: Pick<PlayoffPicture, 'field' | 'representatives'>): (standing: Standing) => BidType | null {
  const isIn = new Set(field.map(({ team }) => team));
  return ({ team, wins }) => {
    if (!isIn.has(team)) return null;
    if (representatives.has(team) && wins >= winsOfRepresentative) return 'R';
    return wins >= winsToClinch ? 'C' : 'A';
  };
}

export function createReason(
  picture: Pick<PlayoffPicture, 'standings' | 'field' | 'representatives'>,
  teams: readonly PictureTeam[],
  conferences: readonly string[],
): (standing: Standing) => string {
  const { standings, field } = picture;
  const findBid = createBidFinder(picture);
  const last = field.findLast((standing) => findBid(standing) !== 'R');
  const countTeamsAhead = ({ wins }: Standing) => standings.findIndex((other) => other.wins === wins);
  const getTeamName = ({ team }: Standing) => teams[team]?.shortName ?? '';
  return (standing) => {
    const bid = findBid(standing);
    if (bid !== null) {
      const { conference } = teams[standing.team] ?? {};
      const sender = bid === 'R' ? conferences[conference ?? -1] : undefined;
      return explainIn(standing, sender, countTeamsAhead(standing));
    }
    return last === undefined ? 'Out: every place is taken.' : explainOut(standing, last, getTeamName(last));
  };
}

function explainIn(standing: Standing, conference: string | undefined, ahead: number): string {
  const { wins, opponentsWins } = standing;
  if (conference !== undefined)
    return `In with ${formatCount(wins, 'win')} as the representative of the ${conference}.`;
  if (wins >= winsToClinch) return `In with ${formatCount(wins, 'win')}: six are enough.`;
  const have = ahead === 1 ? '1 team has' : `${ahead} teams have`;
  return `In at large: ${have} more than ${formatCount(wins, 'win')}, and ${formatCount(opponentsWins, "opponents' win")} put it among the rest of the ${fieldSize} places.`;
}

function explainOut(standing: Standing, last: Standing, nameOfLast: string): string {
  const { wins, opponentsWins, defeatedOpponentsWins } = standing;
  if (wins < last.wins)
    return `Out: ${formatCount(wins, 'win')}, and the last team in, ${nameOfLast}, has ${last.wins}.`;
  if (opponentsWins < last.opponentsWins) {
    return `Out: ${formatCount(wins, 'win')} as the last team in, ${nameOfLast}, but ${opponentsWins} opponents' wins to ${last.opponentsWins}.`;
  }
  if (compareFigures(standing, last) > 0) {
    return `Out: as many wins and opponents' wins as the last team in, ${nameOfLast}, but ${defeatedOpponentsWins} wins of defeated opponents to ${last.defeatedOpponentsWins}.`;
  }
  return `Out: level with the last team in, ${nameOfLast}, which is ahead by their game or by name.`;
}
