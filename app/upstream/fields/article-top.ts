/* The beginning of an article, for its opening: parsing a whole body takes several times as long. */

/** Most openings, with the picture above them, end before the first end of a paragraph from here on. */
const LEAST_CHARACTERS = 300;

/** Markup that may reach over the end of a paragraph: raw text, tables, short codes, encoded elements, settings of Word. */
const reachesFurther =
  /<(?:[!?]|(?:script|style|textarea|title|xmp|noembed|noframes|noscript|plaintext|svg|math|template|select|table|caption|thead|tbody|tfoot|t[rdh]|iframe|object|video|audio)\b)|[[\\]|&(?:amp;)*lt;|Normal\s+0\s|Definitions \*\//i;

/** What may be a picture, a video, the caption of one, or an unusual element. Text, links, lists and tables are none. */
const mayMatter =
  /<(?!\/?(?:p|br|b|strong|em|i|u|s|a|span|font|o:p|sub|sup|small|div|hr|blockquote|ul|ol|li|h[1-6]|table|caption|thead|tbody|tfoot|tr|th|td)\b[^<>]*>)|class=[^<>]*caption|[[\\]|&(?:amp;)*lt;|youtu|vimeo|Normal\s+0\s|Definitions \*\//i;

/** The beginning of a body with its first paragraph, if nothing after it can change how it reads, and no picture or video follows; otherwise `null`. */
export function findArticleTop(html: string): string | null {
  const end = /<\/p>/i.exec(html.slice(LEAST_CHARACTERS));
  if (end === null) return null;
  const length = LEAST_CHARACTERS + end.index + end[0].length;
  const [top, rest] = [html.slice(0, length), html.slice(length)];
  // An end inside of an attribute is none.
  const isInTag = top.lastIndexOf('<', length - end[0].length - 1) > top.lastIndexOf('>', length - end[0].length - 1);
  return isInTag || reachesFurther.test(top) || mayMatter.test(rest) ? null : top;
}
