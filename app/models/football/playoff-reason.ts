import { formatCount } from '~/models/text/format-count';
import type { BidType } from '~/upstream/fields/football-team';
import type { PictureTeam, PlayoffPicture } from './playoff-picture';
import { compareFigures, type Standing, type TeamIndex, winsOfRepresentative, winsToClinch } from './playoff-rules';

/* The bids of a field, and in one sentence of at most two lines on a phone why a team is in or out. */

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

/** @param isOpen whether games that are left may still put a team out, so that its reason is one of the moment */
export function createReason(
  picture: Pick<PlayoffPicture, 'standings' | 'field' | 'representatives'>,
  teams: readonly PictureTeam[],
  conferences: readonly string[],
  isOpen: (team: TeamIndex) => boolean = () => false,
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
      const reason = explainIn(standing, sender, countTeamsAhead(standing));
      return isOpen(standing.team) ? `${reason} so far.` : `${reason}.`;
    }
    return last === undefined ? 'Out: every place is taken.' : explainOut(standing, last, getTeamName(last));
  };
}

/** Without its full stop. */
function explainIn(standing: Standing, conference: string | undefined, ahead: number): string {
  const { wins, opponentsWins } = standing;
  if (conference !== undefined) return `In: represents the ${conference}`;
  if (wins >= winsToClinch) return `In with ${formatCount(wins, 'win')}: six are enough`;
  const have = ahead === 1 ? '1 team has' : `${ahead} teams have`;
  return `In at large: ${have} more wins; ${formatCount(opponentsWins, "opponents' win")} ${opponentsWins === 1 ? 'is' : 'are'} enough`;
}

function explainOut(standing: Standing, last: Standing, nameOfLast: string): string {
  const { wins, opponentsWins, defeatedOpponentsWins } = standing;
  if (wins < last.wins) return `Out: ${formatCount(wins, 'win')}; the last in, ${nameOfLast}, has ${last.wins}.`;
  if (opponentsWins < last.opponentsWins) {
    return `Out: ${opponentsWins} opponents' wins to ${last.opponentsWins} of the last in, ${nameOfLast}.`;
  }
  if (compareFigures(standing, last) > 0) {
    return `Out: ${defeatedOpponentsWins} beaten opponents' wins to ${last.defeatedOpponentsWins} of the last in, ${nameOfLast}.`;
  }
  return `Out: level with the last in, ${nameOfLast}, ahead by their game or by name.`;
}
