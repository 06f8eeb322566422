import { escapeHtml } from '../words/slug';
import { answerLatin1Html, type Answer } from './answer';
import type { Context } from './context';

/**
 * ISO-8859-1, uppercase tags, tables. In a frame, the page posts `{ height: n }` on load, later plain heights, and `{ pdfUrl }`
 * for a click on a PDF link.
 * @param body pieces of HTML below the heading
 */
export function answerLegacyPage(context: Context, title: string, ...body: readonly string[]): Answer {
  const heading = escapeLegacyText(title);
  return answerLatin1Html(
    withEntities(
      [
        '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">',
        '<HTML LANG="en">',
        `<HEAD><TITLE>${escapeLegacyText(context.associationName)} &#151; ${heading}</TITLE>`,
        '<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=ISO-8859-1">',
        `<STYLE TYPE="text/css">${style}</STYLE></HEAD>`,
        '<BODY BGCOLOR="#FFFFFF" TEXT="#000000" LINK="#003399" VLINK="#003399">',
        `<DIV ID="page"><H2 ALIGN="CENTER">${heading}</H2>`,
        ...body,
        '</DIV>',
        `<SCRIPT TYPE="text/javascript">${script}</SCRIPT>`,
        '</BODY></HTML>',
        '',
      ].join('\r\n'),
    ),
  );
}

/** The old server sends status 200. */
export function answerNotPostedPage(context: Context, title: string): Answer {
  return answerLegacyPage(
    context,
    title,
    '<P ALIGN="CENTER"><B>The page you are attempting to view has not been posted yet.</B></P>',
    '<P ALIGN="CENTER">Please check back later.</P>',
  );
}

/** Punctuation becomes Windows-1252 character references. */
export function escapeLegacyText(text: string): string {
  return escapeHtml(text).replace(/[\u2013\u2014\u2018\u2019]/g, (sign) => `&#${windowsNumbers.get(sign) ?? 63};`);
}

const windowsNumbers: ReadonlyMap<string, number> = new Map([
  ['\u2013', 150],
  ['\u2014', 151],
  ['\u2018', 145],
  ['\u2019', 146],
]);

/** HTML, or a cell with attributes in place of its column's. */
export type LegacyCell =
  | string
  | number
  | { readonly html: string | number; readonly attributes?: string; readonly isHead?: boolean };

/** A head, attributes of the cells below it, and those of the head. */
export type LegacyColumn = string | readonly [head: string, attributes: string, headAttributes?: string];

/** @param columns without heads, there is no row of heads */
export function buildLegacyTable(
  columns: readonly LegacyColumn[],
  rows: readonly (readonly LegacyCell[])[],
  attributes = 'BORDER="1" CELLPADDING="3" CELLSPACING="0"',
  rowAttributes = '',
): string {
  const parts = columns.map((column) => (typeof column === 'string' ? ([column, ''] as const) : column));
  const heads = parts.map(([html, , headAttributes]) => ({ html, attributes: headAttributes, isHead: true }));
  const lines = rows.map((row) =>
    buildRow(
      row,
      parts.map(([, cells]) => cells),
      rowAttributes,
    ),
  );
  if (heads.some(({ html }) => html !== '')) lines.unshift(buildRow(heads));
  return `<TABLE ALIGN="CENTER" ${attributes}>\r\n${lines.join('\r\n')}\r\n</TABLE>`;
}

function buildRow(row: readonly LegacyCell[], columns: readonly string[] = [], attributes = ''): string {
  return `<TR${prefixSpace(attributes)}>${row.map((cell, index) => buildCell(cell, columns[index])).join('')}</TR>`;
}

/** An empty cell gets a no-break space. */
function buildCell(cell: LegacyCell, columnAttributes = ''): string {
  const {
    html,
    attributes = '',
    isHead = false,
  } = typeof cell === 'object' ? cell : { html: cell, attributes: columnAttributes };
  return isHead
    ? `<TH BGCOLOR="#DDDDDD"${prefixSpace(attributes)}>${html}</TH>`
    : `<TD${prefixSpace(attributes)}>${html === '' ? '\u00a0' : html}</TD>`;
}

export function buildLegacyLink(href: string, text: string): string {
  return `<A HREF="${escapeHtml(href)}">${escapeLegacyText(text)}</A>`;
}

function prefixSpace(attributes: string): string {
  return attributes === '' ? '' : ` ${attributes}`;
}

function withEntities(html: string): string {
  return html.replace(/[\u0100-\u{10ffff}]/gu, (character) => `&#${character.codePointAt(0) ?? 63};`);
}

const style =
  'BODY{font-family:Arial,Helvetica,sans-serif;font-size:13px;margin:8px}TD,TH{font-size:12px}' +
  'A:hover{color:#990000}.live{color:#006600;font-weight:bold}';

/** The content's height, unlike the window's, does not change with the frame. */
const script = `
var page = document.getElementById("page"), framed = window.parent != window;
function tell(message) { if (framed) window.parent.postMessage(message, "*"); }
function heightOf() { return Math.ceil(page.offsetHeight) + 16; }
window.onload = function () { tell({ height: heightOf() }); };
window.onresize = function () { tell(heightOf()); };
document.onclick = function (event) {
  var link = event.target;
  while (link && link.tagName != "A") link = link.parentNode;
  if (!link || !framed || !/\\.pdf($|[?#])/i.test(link.href)) return true;
  tell({ pdfUrl: link.href });
  return false;
};
`;
