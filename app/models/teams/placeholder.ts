import { buildWordPattern } from '../text/word-pattern';

/** Words in place of a team: of a game that is not played, or of a team that is still to be decided. */
export interface Placeholder {
  readonly kind: 'bye' | 'open';
  /** `Bye`, `TBD`, or the feed's own words where they say more. */
  readonly name: string;
}

const end = String.raw`[\W_]*$`;
const bye = buildWordPattern(
  '(?:first round )?bye(?: week| round| game)?|open(?: date| week| team| slot)?|idle(?: week)?|no (?:game|opponent|contest|match)(?: scheduled)?|off(?: week)?|not scheduled',
  end,
);
const undecided = buildWordPattern(
  '(?:(?:team|opponent|school|winner|home|away) )?(?:t b [adc]|to be (?:determined|announced|decided|named)|unknown|undetermined)(?: (?:team|opponent|school))?|n a|none|opponent',
  end,
);
/** Words with a number or a place: `Winner of Game 3`, `W12`, `Regional 2 champion`, `#1 seed`. */
const awaited =
  /^(?:(?:winner|loser|champion|runner[\s-]?up)s?\W*$|(?:winner|loser|champion|runner[\s-]?up)s?\W+(?:of|from|game|match|gm?|m|sf|qf|semi\w*|quarter\w*|regional|sectional|district|#|\d).*|[wl]g?\s?#?\d{1,3}$|.+\b(?:winner|loser|champion|runner[\s-]?up)s?\W*$|(?:#|no\.? ?)?\d{1,2}\W*seed$|seed \W*\d{1,2}$|(?:highest|lowest|higher|lower|best|next)\b.*\bseed$|tb[ad]\b.+)/i;

/** What a name says in place of a team; `null` for a name. A team with an id may be called `Winner`, as its town. */
export function readPlaceholder(name: string, schoolId: string | null = null): Placeholder | null {
  if (!/[a-z\d]/i.test(name)) return /\p{L}/u.test(name) ? null : { kind: 'open', name: 'TBD' };
  if (bye.test(name)) return { kind: 'bye', name: 'Bye' };
  if (undecided.test(name)) return { kind: 'open', name: 'TBD' };
  if (!awaited.test(name.replace(/^\W+/, ''))) return null;
  return /[1-9a-z]/i.test(schoolId ?? '') && /^\w+$/.test(name) && !/\d/.test(name) ? null : { kind: 'open', name };
}
