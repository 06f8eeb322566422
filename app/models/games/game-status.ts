import { capitalize } from '../text/capitalize';
import { trimEnd } from '../text/trim-end';
import { buildWordPattern, undecidedWords } from '../text/word-pattern';

/** How far a game has come. `halted` is suspended, interrupted or delayed; `unknown` is a word that is in no list below. */
type Progress =
  | 'scheduled'
  | 'live'
  | 'halted'
  | 'final'
  | 'forfeit'
  | 'unreported'
  | 'cancelled'
  | 'postponed'
  | 'unknown';

/** What a feed says of the state of a game. */
export interface GameStatus {
  readonly progress: Progress;
  /** In its usual spelling where that is known, otherwise as sent; `null` for nothing. */
  readonly word: string | null;
  /** What follows the word: `2OT` of `Final/2OT`, `Lightning` of `PPD - lightning`; `null` without more. */
  readonly detail: string | null;
}

const causes = '(?:rain|weather|wx|lightning|thunder|snow|fog|heat|wind|flood|dark)';

/** Ways to write a state, see `buildWordPattern`; after the colon its usual spelling. Without a colon, words are shown as sent. The first match counts. */
const spellings = Object.entries({
  // A game that was moved to this day.
  scheduled:
    '(?:p p d|postponed|susp[a-z]*|moved|re sch[a-z]*|continu[a-z]*|resum[a-z]*|cancell?ed|rained out) from|make up',
  unreported:
    '(?:no|awaiting|pending|missing|waiting for) (?:final )?(?:score|result)s?|(?:final )?(?:score|result)s? (?:is )?(?:pending|missing|not|unavailable|n a|tb[ad]|late)|(?:not |un)reported',
  'forfeit:Forfeit': '.*forfeit(?!.*pending)[a-z]*|(?:final )?(?:forf|f f t?|frft|walk over|w o|default(?:ed)?)',
  'final:Final':
    'unofficial final|finals?(?: score)?|fnl|fin|f|f t|full time|over(?! time)|ended|end(?=\\W*$)|end of (?:game|match|contest|play)|completed?|finished|official(?=\\W*$)|closed|post (?:game|match)|played|concluded',
  final: 'a e t|after extra time',
  'cancelled:Cancelled': 'can|canc|cance?l?l?ed|cancel[a-z]*|cn[cl]d?|cncld?|cxl[a-z]*|canx|cnx',
  'cancelled:No Contest': 'n c|no contest',
  cancelled: 'called off|no (?:game|match|meet)|(?:will )?not (?:be(?:ing)? )?played|void[a-z]*|nullified|bye',
  'postponed:Postponed': 'p p d|ppnd|pp|pstd?|pstpd|postp[a-z]*',
  postponed: `re sch[a-z]*|${causes}(?:ed)? out|washe?d? out|called (?:due to|for|because of) ${causes}|to be (?:re ?sch[a-z]*|made up)|moved to (?:mon|tue|wed|thu|fri|sat|sun|[a-z]{3,9} \\d|\\d{1,2}[/-]\\d)[a-z]*`,
  'halted:Suspended': 'susp|suspended|suspension',
  'halted:Delayed': 'delayed|dlyd?|delay',
  halted:
    '.*\\b(?:susp(?:ended)?|delay(?:ed|s)?|dly|interrupted|halted|stopped|paused|abandoned|abd|(?:on|weather|lightning) hold)',
  'scheduled:': `sched(?:uled?)?|up coming|up next|not (?:yet )?(?:started|begun)|yet to (?:start|begin)|n s|pre|pre (?:game|match)|preview|(?:time )?(?:${undecidedWords})|future|on (?:time|schedule)|as scheduled|confirmed|normal|active|pending|(?:starts?|begins?) (?:at|in)|today|tonight|.*\\d [ap] m`,
}).map(([state, words]) => {
  const [progress = '', label] = state.split(':');
  const about = '(?:(?:the|this|game|match|contest|event|meet|varsity|status|is|was|has been|officially) )*';
  return { progress: progress as Progress, label, pattern: buildWordPattern(`${about}(?:${words})`) };
});

const units = 'q|qtr|quarter|h|half|p|pd|per|period|i|inn|innings?|s|sets?|g|game|ot|et|rd|round';
/** A word of a period or a clock: `Q3`, `3rd`, `Bot`, `2OT`, `4:12`, `45+2`. */
const livePart = new RegExp(
  `^(?:\\d{0,3}(?:st|nd|rd|th)?(?:${units}|m|mins?|minutes?|s|secs?|seconds?|outs?)?|(?:${units}|t|b|e|m|top|bot)\\d{1,2}|\\d{0,2}(?::\\d\\d){1,2}|\\d{1,3}\\+\\d{0,2}|live|(?:in)?progress|(?:in)?play|playing|underway|ongoing|started|resumed|action|halftime|ht|intermission|break|timeout|overtime|extratime|extra|sudden|shootout|so|pks?|pens?|penalt(?:y|ies)|kicks|end|start|beginning|beg|mid|middle|top|bottom|bott?|btm|regulation|reg|stoppage|warmups?|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)$`,
);
const fillers: ReadonlySet<string> = new Set(
  'of,the,in,left,remaining,to,go,at,and,now,time,match,point,double,triple'.split(','),
);
const compounds = /(half|over|extra|under|shoot|time|warm|on)[\W_]+(time|way|out|ups?|going)\b/g;

const known = new Map<string, GameStatus>();
/** Words of a clock change each second. */
const MOST_KNOWN = 500;
/** Longer texts are sentences. */
const MOST_CHARACTERS = 80;

/** The state of a game in the words of any feed. */
export function readGameStatus(words: string): GameStatus {
  const before = known.get(words);
  if (before !== undefined) return before;
  const status = parseGameStatus(words);
  if (known.size < MOST_KNOWN) known.set(words, status);
  return status;
}

/** What most rows say. The first use of the patterns takes longer than reading the rows of a day. */
const usualWords: ReadonlyMap<string, 'final' | 'live' | 'scheduled'> = new Map(
  (['final', 'live', 'scheduled'] as const).map((word) => [word, word]),
);

function parseGameStatus(words: string): GameStatus {
  const sent = toSentence(words);
  if (sent === null) return { progress: 'scheduled', word: null, detail: null };
  const usual = usualWords.get(words.toLowerCase());
  if (usual !== undefined) {
    return { progress: usual, word: { final: 'Final', live: sent, scheduled: null }[usual], detail: null };
  }
  const start = words.slice(0, MOST_CHARACTERS);
  for (const { progress, label, pattern } of spellings) {
    const [match] = pattern.exec(start) ?? [];
    if (match === undefined) continue;
    const detail = label ? toSentence(words.replace(match, '')) : null;
    const inner = progress === 'final' && detail !== null ? parseGameStatus(detail) : null;
    if (inner?.progress === 'cancelled' || inner?.progress === 'unreported') return inner;
    return { progress, word: label === undefined ? sent : label || null, detail };
  }
  return { progress: isLive(start) ? 'live' : 'unknown', word: sent, detail: null };
}

function isLive(words: string): boolean {
  const spelled = words.toLowerCase().replace(compounds, '$1$2');
  const parts = (spelled.match(/[\p{L}\d:+]+/gu) ?? []).filter((part) => !fillers.has(part));
  // One letter alone may mean anything, and `10/11` is a date.
  return !/^\W*[a-z]\W*$|\d\/\d/.test(spelled) && parts.length > 0 && parts.every((part) => livePart.test(part));
}

/** Without marks around it, and with a capital letter; `null` for nothing. */
function toSentence(words: string): string | null {
  const inner = trimEnd(words.replace(/^[\s\-–—/,:;.(*]+/, ''), /[\s\-–—/,:;(*]/);
  const text = inner.includes('(') ? inner : trimEnd(inner, /\)/);
  return text === '' ? null : capitalize(text);
}
