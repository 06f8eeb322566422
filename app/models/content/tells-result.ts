import { winningWords } from './told-results';

/** Two numbers that may be a score, with what is beside them. */
const numbers = /\d{1,4}\s?[-–—]\s?\d{1,4}/g;

const month = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\.?';
const day = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\\.?';
const named =
  'class(?:es)?|grades?|weeks?|ages?|aged|pages?|pp?\\.|rules?|seeds?|seeded|nos?\\.|days?|rounds?|rows?|sections?|districts?|' +
  'sessions?|chapters?|articles?|lanes?|holes?|heats?|flights?|rooms?|gates?|courts?|fields?|divisions?|between|vot(?:e|ed|es)';
const units =
  '(?:days?|weeks?|months?|years?|hours?|min(?:ute)?s?|seconds?|graders?|players?|students?|athletes?|officials?|inch(?:es)?|' +
  'feet|ft|pounds?|lbs?|miles?|yards?|percent|dollars|people|pages?|vote|defense|zone|formation|seeds?|school year|season)';
const beforeRange = new RegExp(`(?:^|[^a-z])(?:${month}|${day}|(?:${named})(?:\\s(?:of|by))?)\\s*$`, 'i');
const afterRange = new RegExp(
  `^(?:[\\w%/]|[-–—]\\d|[.:]\\d|\\s?[ap]\\.?m\\b|[\\s-](?:of\\s)?(?:${month}|${units})(?![a-z]))`,
  'i',
);
/** The numbers continue others: a date, a phone number, a time, an amount, a decimal. */
const continued = /(?:[\w$€#/:.]|\d[-–—)]\s?)$/;

function hasScore(text: string): boolean {
  return [...text.matchAll(numbers)].some(({ 0: found, index }) => {
    const [first = '', second = ''] = found.split(/\s?[-–—]\s?/);
    const before = text.slice(0, index);
    const after = text.slice(index + found.length);
    return (
      !continued.test(before) &&
      !beforeRange.test(before) &&
      !afterRange.test(after) &&
      !areYears(first, second) &&
      !(first.length === 3 && second.length === 4)
    );
  });
}

/** `2025-26`, `2019-2024`. A team score of four digits names the winner's, which is higher, first. */
function areYears(first: string, second: string): boolean {
  if (!/^(?:19|20)\d\d$/.test(first)) return false;
  return second.length === 2 || (/^(?:19|20)\d\d$/.test(second) && Number(second) > Number(first));
}

/** The end of a name and the start of another: `Mt. Hollis`, `No. 3 Ashgrove`, `rival Overton`. */
const subject = "[A-Z][\\w.'’-]*(?:\\s\\([^)]*\\))?\\s";
const object = '(?:(?:No\\.\\s\\d+|the|rival|host|unbeaten|top-seeded|defending champion)\\s)*[A-Z0-9]';
const trophies =
  '(?:titles?|championships?|crowns?|troph(?:y|ies)|tournament|finals?|semifinals?|quarterfinals?|sectional|regional|supersectional|state|opener|gold|game|match|race|meet)\\b';
const telling = [
  new RegExp(`${subject}(?:${winningWords}|d\\.)\\s${object}`),
  new RegExp(
    `${subject}(?:wins?|won|claims|claimed|captures|captured|takes|took|clinches|clinched|repeats as|secures)\\s[^.!?:]*${trophies}`,
  ),
  new RegExp(`${subject}(?:advances|advanced|moves on|moved on|punches its ticket|returns) to\\s[^.!?:]*${trophies}`),
  new RegExp(`${subject}(?:is|are|crowned|named|repeats? as)\\s[^.!?:]*\\bchampions?\\b`),
  /\b[Cc]hampions?: [A-Z]/,
];

/** Whether one of `texts` has a score or the words for a win: `Ashgrove survives Overton`, `62-58`. */
export function tellsResult(...texts: readonly (string | null)[]): boolean {
  return texts.some((text) => text !== null && (hasScore(text) || telling.some((words) => words.test(text))));
}

/** What stands for a text that tells a result: `Girls Volleyball: game result`. `null` for other texts. */
export function nameHiddenResult(title: string, ...others: readonly (string | null)[]): string | null {
  if (!tellsResult(title, ...others)) return null;
  const [start = ''] = title.split(': ', 1);
  const isName = start !== title && !/\d/.test(start) && start.length < 40 && !tellsResult(start);
  return isName && start !== start.toUpperCase() ? `${start}: game result` : 'Game result';
}
