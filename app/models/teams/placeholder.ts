import { absentWords, buildWordPattern, undecidedWords, wholeText } from '../text/word-pattern';

/** Words in place of a team: of a bye, of a date without a game, or of a team that is still to be decided. */
export interface Placeholder {
  readonly kind: 'bye' | 'open-date' | 'open';
  /** `Bye`, `TBD`, or the feed's own words where they say more. */
  readonly name: string;
}

const bye = buildWordPattern('(?:first round )?b y e(?: week| round| game)?', wholeText);
const openDate = buildWordPattern(
  'open(?: date| week)?|idle(?: week)?|no (?:game|opponent|contest|match)(?: scheduled)?|off(?: week| date)?|not scheduled',
  wholeText,
);
const undecided = buildWordPattern(
  `(?:(?:team|opponent|school|winner|home|away) )?(?:${undecidedWords}|${absentWords})(?: (?:team|opponent|school))?|open (?:team|slot|spot)|opponent`,
  wholeText,
);
/** Words with a number or a place: `Winner of Game 3`, `W12`, `Regional 2 champion`, `#1 seed`. */
const awaited =
  /^(?:(?:winner|loser|champion|runner[\s-]?up)s?\W*$|(?:winner|loser|champion|runner[\s-]?up)s?\W+(?:of|from|game|match|gm?|m|sf|qf|semi\w*|quarter\w*|regional|sectional|district|#|\d).*|[wl]g?\s?#?\d{1,3}$|.+\b(?:winner|loser|champion|runner[\s-]?up)s?\W*$|(?:#|no\.? ?)?\d{1,2}\W*seed$|seed \W*\d{1,2}$|(?:highest|lowest|higher|lower|best|next)\b.*\bseed$|tb[ad]\b.+)/i;

/** What a name says in place of a team; `null` for a name. A team with an id may be called `Winner`, as its town. */
export function readPlaceholder(sent: string, schoolId: string | null = null): Placeholder | null {
  const name = sent.replace(/^\W*(?:vs?|versus)\W+/i, '');
  if (!/[a-z\d]/i.test(name)) return /\p{L}/u.test(name) ? null : { kind: 'open', name: 'TBD' };
  if (bye.test(name)) return { kind: 'bye', name: 'Bye' };
  if (openDate.test(name)) return { kind: 'open-date', name: /^\W*open\W*$/i.test(name) ? 'Open' : 'Open Date' };
  if (undecided.test(name)) return { kind: 'open', name: 'TBD' };
  if (!awaited.test(name.replace(/^\W+/, ''))) return null;
  return /[1-9a-z]/i.test(schoolId ?? '') && /^\w+$/.test(name) && !/\d/.test(name) ? null : { kind: 'open', name };
}

/** Whether a row with this opponent is no game of a list or schedule. Only a bye is one in a bracket too. */
export function isNoGame(opponent: string): boolean {
  return /^(?:bye|open-date)$/.test(readPlaceholder(opponent)?.kind ?? '');
}

/** The opponent as it is shown: `TBD` without a name. */
export function nameOpponent(name: string): string {
  return readPlaceholder(name)?.name ?? name;
}
