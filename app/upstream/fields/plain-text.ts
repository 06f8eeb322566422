import { decodeHTMLAttribute } from 'entities';
import { absentWords, buildWordPattern, undecidedWords, wholeText } from '~/models/text/word-pattern';
import { replaceShortCodes } from './short-codes';

/* Plain text of content systems and databases. */

/** What databases, spreadsheets, programs and templates write for no value, as a whole field. `Null` and `None` are also names. */
const wordsForNothing =
  /^(?:NULL|null|[Nn]\/[Aa]|[(<[](?:NULL|null|nil|none|blank)[)>\]]|\{\{[^{}]*\}\}|\$\{[^{}]*\}|undefined|NaN|\[object Object\]|#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!)|\\N|DBNull|System\.\w+(?:\.\w+)*(?:\[\]|`1.*)?|Array|\{\}|\[\]|""|''|(?:0000-00-00|0001-01-01|1900-01-01)(?:[T ]00:00:00(?:\.0+)?Z?)?|0?1\/0?1\/(?:1900|0001)(?: 12:00:00 AM)?)$/;

/** What people type in a field that may be empty. */
const marksOfNothing = /^[-–—.]+$/;

/** Written in place of a number, a time or a name that is unknown or absent. */
const wordsForUnknown = buildWordPattern(
  `(?:(?:date|time) )?(?:${undecidedWords})|${absentWords}|nan|\\\\n|nil|not (?:available|known|applicable)|no data|vacant|open(?: position)?`,
  wholeText,
);

/** Invisible: byte order mark, zero-width space, soft hyphen, marks of direction, word joiner, object replacement. */
const invisible = /[\u00ad\u200b\u200e\u200f\u2060\ufeff\ufffc]/g;

const tagNames =
  'a|abbr|b|big|blockquote|br|center|code|div|em|figcaption|figure|font|h[1-6]|hr|i|iframe|img|li|mark|ol|p|s|small|span|' +
  'strike|strong|sub|sup|table|tbody|td|th|thead|tr|u|ul|o:p';
/** Elements that editors put into titles. Other words in angle brackets are text. */
const tag = new RegExp(`<(?:/?(?:${tagNames})(?:\\s[^<>]*)?/?|!--[^<>]*--)>`, 'gi');
/** Elements and comments whose brackets were encoded, once or more. */
const encodedTag = new RegExp(
  `&(?:amp;)*lt;(/?(?:${tagNames})(?:\\s(?:(?!&(?:amp;)*[lg]t;)[^<>])*)?/?|!--(?:(?!&(?:amp;)*lt;!--|--&)[^])*--)&(?:amp;)*gt;`,
  'gi',
);
const cdata = /<!\[CDATA\[|\]\]>/g;
/** Settings and styles of Word, whose elements were removed. */
const wordSettings =
  /\bNormal\s+0\s+(?:[\d.]+\s+(?:pt\s+)?)*(?:(?:false|true)\s+){3}(?:(?:[A-Z]{2}-[A-Z]{2}|[A-Z]-NONE|MicrosoftInternetExplorer4)\s*)*|\/\* (?:Style|Font|List|Page) Definitions \*\/[^<>]*\}/g;
const lineTag = /^<\/?(?:br|blockquote|center|div|figcaption|figure|h\d|hr|iframe|li|ol|p|table|tbody|td|tr|ul)\b/i;

const utf8 = new TextDecoder('utf-8', { fatal: true });
/** Characters of the bytes 0x80 to 0x9F in Windows-1252. Decoders of runtimes differ in them. */
const windowsCharacters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
/** UTF-8 that was read as Windows-1252: accented letters, and the signs whose first bytes look like `â€` and `â„`. */
const misread = new RegExp(
  `Â[\\u00a0-\\u00bf]|Ã[\\u0080-\\u00bf${windowsCharacters}]|â[€„][\\u0080-\\u00bf${windowsCharacters}]`,
  'g',
);

/** Nothing to clean: printable ASCII without entities, tags, brackets, braces and backslashes, and single spaces within it. */
const isClean = /^(?!Normal 0 )(?:[!-%'-;=-Z\]-z|~]+(?: (?! |$)|$))*$/;

/** Decodes entities that were encoded once or twice, and removes what is no part of the text. Words for nothing are `''`. */
export function cleanText(raw: string): string {
  const trimmed = raw.trim();
  const cleaned = isClean.test(trimmed) ? trimmed : cleanMarkup(trimmed);
  return wordsForNothing.test(cleaned) ? '' : cleaned;
}

/** Whether a text says that an optional field is empty. */
export function saysNothing(text: string): boolean {
  return text === '' || marksOfNothing.test(text);
}

/** Whether the words only say that a number, a time or a name is unknown or absent. */
export function saysUnknown(words: string): boolean {
  return wordsForUnknown.test(words) || /^[-\u2010-\u2015\u2212.?_*\s]*$/.test(words);
}

function cleanMarkup(raw: string): string {
  const decoded = replaceShortCodes(decodeEntities(raw.replace(cdata, '')));
  return repairText(removeWordSettings(decoded).replace(tag, (element) => (lineTag.test(element) ? ' ' : '')))
    .replace(/\\(?=["'])/g, '')
    .replace(/(?:\\r\\n|[\p{Cc}\s])+/gu, ' ')
    .trim();
}

/** HTML as its author wrote it: what was encoded once more is decoded, short codes are replaced, leftovers of Word removed. */
export function cleanBody(html: string): string {
  let body = html.includes('<![CDATA[') ? html.replace(cdata, '') : html;
  if (body.includes('\\')) {
    body = body
      .replace(/\\u003([ce])/gi, (_, code: string) => (/c/i.test(code) ? '<' : '>'))
      .replace(/\\(?=["'/])/g, '')
      .replace(/\\r\\n|\\n\\n/g, '\n');
  }
  if (body.includes('&amp;') || body.includes('&lt;')) {
    body = body
      .replace(encodedTag, (_, inner: string) => `<${decodeEntities(inner)}>`)
      .replace(/&(?:amp;)+(?=(?:#\d{1,6}|#x[\da-f]{1,5}|[a-z]{2,8}\d?);)/gi, '&');
  }
  return replaceShortCodes(removeWordSettings(repairText(body)));
}

function removeWordSettings(text: string): string {
  return text.includes('Normal 0 ') || text.includes('Definitions */') ? text.replace(wordSettings, '') : text;
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
