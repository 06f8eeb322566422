import { decodeXML } from 'entities';

/* In which forms a page writes days and times, and which it may use. */

/** Every form of the site, as its formatters write March 7, 2026, a Saturday, 7:00 PM. docs/styles.md describes them. */
const allowedForms: ReadonlySet<string> = new Set([
  'Saturday, March 7, 2026',
  'Saturday, March 7',
  'March 7, 2026',
  'March 7–7, 2026',
  'March 2026',
  'Sat, Mar 7, 2026',
  'Sat, Mar 7',
  'Mar 7, 2026',
  'Mar 7',
  '7:00 PM',
  '7:00 PM CT',
  '7:00–7:00 PM',
]);

const weekday = '(?:Sun|Mon|Tues?|Wed(?:nes)?|Thu(?:rs?)?|Fri|Sat(?:ur)?)(?:day)?\\b\\.?';
const month =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\b\\.?';
const days = '\\d{1,2}(?:st|nd|rd|th)?\\b(?: ?[-–] ?\\d{1,2}\\b)?';
const dayOrTime = new RegExp(
  [
    `(?:${weekday},? )?${month} ${days}(?:,? \\d{4}\\b)?`,
    `${month} \\d{4}\\b`,
    `\\b${days} ${month}(?:,? \\d{4}\\b)?`,
    `(?:${weekday},? )?\\b\\d{1,2}/\\d{1,2}/\\d{2,4}\\b`,
    '\\b(?:19|20)\\d{2}-\\d{2}-\\d{2}\\b',
    '\\b\\d{1,2}(?::\\d{2})?(?: ?[-–] ?\\d{1,2}(?::\\d{2})?)? ?[ap]\\.?m\\b\\.?(?: [CEMP][DS]?T\\b)?',
    '\\b(?:1[0-2]|\\d):[0-5]\\d\\b(?!:)',
  ].join('|'),
  'gi',
);

/** The form of a day or time, with the words and figures of March 7, 2026, a Saturday, 7:00 PM. */
export function reduceToForm(text: string): string {
  return text
    .replace(new RegExp(`^(?:${weekday})`), (word) => reduceWord(word, 'Saturday', 'Sat'))
    .replace(new RegExp(`\\b${month}`, 'i'), (word) => reduceWord(word, 'March', 'Mar'))
    .replace(/\b\d{4}\b/g, '2026')
    .replace(/\b\d{1,2}:\d{2}\b/g, '7:00')
    .replace(/\b\d{1,2}(?=\b|[ap]|st|nd|rd|th)(?!:)(?<!:\d\d)/g, '7')
    .replace(/([ap])(?=\.?m\b)/gi, (letter) => (letter === letter.toUpperCase() ? 'P' : 'p'));
}

function reduceWord(word: string, long: string, short: string): string {
  const period = word.endsWith('.') ? '.' : '';
  const letters = word.length - period.length;
  // `May` is both.
  return (letters > 4 || /^(?:june|july)$/i.test(word) ? long : short) + period;
}

/**
 * Days and times of a document that have another form than those of the site, each with its form. Texts of upstream keep their own.
 * @param isOfUpstream whether a source of the page contains the text
 */
export function findOtherForms(html: string, isOfUpstream: (text: string) => boolean): string[] {
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style|noscript)\b.*?<\/\1>/gs, ' ');
  const lines = body.split(/<[^>]*>/).map((text) =>
    decodeXML(text)
      .replace(/https?:\S+|\s+/g, ' ')
      .trim(),
  );
  const found = new Set(lines.flatMap((line) => Array.from(line.matchAll(dayOrTime), ([text]) => text)));
  return [...found].flatMap((text) => {
    const form = reduceToForm(text);
    // May is a short and a long month.
    const isAllowed =
      allowedForms.has(form) || (/\bMay\b/.test(text) && allowedForms.has(form.replace('Mar', 'March')));
    return isAllowed || isOfUpstream(text) ? [] : [`${text} (${form})`];
  });
}
