import { decodeHTMLAttribute } from 'entities';

/* Plain text of content systems and databases. */

/** What databases, spreadsheets and programs write for no value, as a whole field. `Null` and `None` are also names. */
const wordsForNothing =
  /^(?:NULL|null|[(<[](?:null|nil|none|blank)[)>\]]|undefined|NaN|\[object Object\]|#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!)|\\N|DBNull|System\.\w+(?:\.\w+)*(?:\[\]|`1.*)?|Array|\{\}|\[\]|""|''|(?:0000-00-00|0001-01-01|1900-01-01)(?:[T ]00:00:00(?:\.0+)?Z?)?|0?1\/0?1\/(?:1900|0001)(?: 12:00:00 AM)?)$/;

/** What people type in a field that may be empty. */
const marksOfNothing = /^(?:[-–—.]+|n\/a)$/i;

/** Invisible: byte order mark, zero-width space, soft hyphen, marks of direction, word joiner, object replacement. */
const invisible = /[\u00ad\u200b\u200e\u200f\u2060\ufeff\ufffc]/g;

/** Elements that editors put into titles. Other words in angle brackets are text. */
const tag =
  /<(?:\/?(?:a|abbr|b|big|br|center|code|div|em|font|h[1-6]|i|img|li|mark|ol|p|s|small|span|strike|strong|sub|sup|table|tbody|td|tr|u|ul|o:p)(?:\s[^<>]*)?\/?|!--[^<>]*--)>/gi;
const lineTag = /^<\/?(?:br|center|div|h\d|li|ol|p|table|tbody|td|tr|ul)\b/i;

const utf8 = new TextDecoder('utf-8', { fatal: true });
/** Characters of the bytes 0x80 to 0x9F in Windows-1252. Decoders of runtimes differ in them. */
const windowsCharacters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
/** UTF-8 that was read as Windows-1252: accented letters, and the signs whose first bytes look like `â€` and `â„`. */
const misread = new RegExp(
  `Â[\\u00a0-\\u00bf]|Ã[\\u0080-\\u00bf${windowsCharacters}]|â[€„][\\u0080-\\u00bf${windowsCharacters}]`,
  'g',
);

/** Nothing to clean: printable ASCII without entities, tags and backslashes, and single spaces within it. */
const isClean = /^(?:[!-%'-;=-[\]-~]+(?: (?! |$)|$))*$/;

/** Decodes entities that were encoded once or twice, and removes what is no part of the text. Words for nothing are `''`. */
export function cleanText(raw: string): string {
  const cleaned = isClean.test(raw) ? raw : cleanMarkup(raw);
  return wordsForNothing.test(cleaned) ? '' : cleaned;
}

/** Whether a text says that an optional field is empty. */
export function saysNothing(text: string): boolean {
  return text === '' || marksOfNothing.test(text);
}

function cleanMarkup(raw: string): string {
  const decoded = decodeEntities(raw.replace(/<!\[CDATA\[|\]\]>/g, ''));
  return repairText(decoded.replace(tag, (element) => (lineTag.test(element) ? ' ' : '')))
    .replace(/\\(?=["'])/g, '')
    .replace(/(?:\\r\\n|[\p{Cc}\s])+/gu, ' ')
    .trim();
}

/** The attribute rules of HTML keep `&copy` in an address. */
function decodeEntities(text: string): string {
  const once = decodeHTMLAttribute(text);
  return once.includes('&') ? decodeHTMLAttribute(once) : once;
}

/** Repairs text of another encoding, and removes invisible characters. */
function repairText(text: string): string {
  if (/^[\n -~]*$/.test(text)) return text;
  return text
    .replace(misread, decodeMisread)
    .replace(/[\u0080-\u0084\u0086-\u009f]/g, (control) => windowsCharacters[control.charCodeAt(0) - 0x80] ?? '')
    .replace(/(?<=^|\s)Â(?=\s|$)/g, '')
    .replace(invisible, '');
}

function decodeMisread(characters: string): string {
  const bytes = Array.from(characters, (character) => {
    const index = windowsCharacters.indexOf(character);
    return index === -1 ? character.charCodeAt(0) : 0x80 + index;
  });
  try {
    return utf8.decode(Uint8Array.from(bytes));
  } catch {
    return characters;
  }
}
