import type { Clock } from '../../calendar/clock';
import { escapeLegacyText } from '../../http/legacy-page';
import { findLoserSlot, findWinnerSlot, type DrawSlot, type TennisMatch } from '../../world/tennis-draw';
import type { TennisEntry } from '../../world/tennis-entries';
import { findKnownSide, getMatchState } from '../../world/tennis-match-state';
import { formatTennisScore } from '../../world/tennis-score';
import type { BracketPlace } from './bracket-table';
import { formatDateTime } from './page-parts';

const gradeNames: Readonly<Record<number, string>> = { 9: 'Fr.', 10: 'So.', 11: 'Jr.', 12: 'Sr.' };

/** `Paloma Ibáñez, Jr. (Millbrook)`; pairs have family names only. */
function formatEntry({ players, school }: TennisEntry): string {
  const [first] = players;
  const names =
    players.length === 1 && first !== undefined
      ? `${first.firstName} ${first.lastName}, ${gradeNames[first.grade] ?? ''}`
      : players.map(({ lastName }) => lastName).join(' / ');
  return `${escapeLegacyText(names)} (${escapeLegacyText(school.shortName)})`;
}

/** Full names and years. */
export function formatFullEntry({ players }: TennisEntry): string {
  return players
    .map(
      ({ firstName, lastName, grade }) => `${escapeLegacyText(`${firstName} ${lastName}`)}, ${gradeNames[grade] ?? ''}`,
    )
    .join(' and ');
}

export function formatSlot(slot: DrawSlot): string {
  return `${slot.seed === null ? '' : `[${slot.seed}] `}${formatEntry(slot.entry)}`;
}

/** `Millbrook 2nd` */
export function formatQualified({ qualifiedAt }: DrawSlot): string {
  if (qualifiedAt === null) return '';
  const { host, place } = qualifiedAt;
  return `${escapeLegacyText(host)} ${['1st', '2nd', '3rd', '4th'][place - 1] ?? ''}`;
}

/** The entry, `Bye`, or the deciding match. */
export function formatSide(match: TennisMatch, side: 'top' | 'bottom', clock: Clock): string {
  const slot = findKnownSide(match, side, clock);
  if (slot === undefined) {
    const from = side === 'top' ? match.topFrom : match.bottomFrom;
    return `<I>${from === null ? 'TBD' : formatMatchName(from)}</I>`;
  }
  return slot === null ? 'Bye' : formatSlot(slot);
}

function formatMatchName({ part, round, place }: TennisMatch): string {
  return `${part === 'main' ? '' : 'consolation '}round ${round}, match ${place}`;
}

/** The winner's games first; the time before the match. */
export function formatMatchNote(match: TennisMatch, clock: Clock): string {
  if (match.score === null) return '';
  const state = getMatchState(match, clock);
  if (state.status === 'final') return formatTennisScore(match.score);
  if (state.status === 'live') return `<SPAN CLASS="live">${state.running || 'on court'}</SPAN>`;
  return formatDateTime(match.day, match.startMinutes);
}

/** `A def. B, 6-2, 6-4`; empty for byes. */
export function formatMatchLine(match: TennisMatch, clock: Clock): string {
  if (match.score === null) return '';
  const [winner, loser] = [findWinnerSlot(match), findLoserSlot(match)];
  if (getMatchState(match, clock).status === 'final' && winner !== null && loser !== null) {
    return `<B>${formatSlot(winner)}</B> def. ${formatSlot(loser)}, ${formatMatchNote(match, clock)}`;
  }
  return `${formatSide(match, 'top', clock)} vs. ${formatSide(match, 'bottom', clock)}, ${formatMatchNote(match, clock)}`;
}

export function drawPlace(match: TennisMatch, clock: Clock): BracketPlace {
  const isOver = getMatchState(match, clock).status === 'final';
  const winner = isOver ? findWinnerSlot(match) : null;
  return {
    html: winner === null ? '' : `<B>${formatEntry(winner.entry)}</B>`,
    note: formatMatchNote(match, clock),
    from: [buildStartPlace(match, 'top', clock), buildStartPlace(match, 'bottom', clock)],
  };
}

function buildStartPlace(match: TennisMatch, side: 'top' | 'bottom', clock: Clock): BracketPlace {
  const from = side === 'top' ? match.topFrom : match.bottomFrom;
  // Consolation brackets stop at the losers of the main draw.
  if (from !== null && from.part === match.part) return drawPlace(from, clock);
  const slot = findKnownSide(match, side, clock);
  const origin = slot ? formatQualified(slot) : '';
  const name = slot ? formatSlot(slot) : slot === null ? 'Bye' : '';
  return { html: name, note: origin, from: null };
}
