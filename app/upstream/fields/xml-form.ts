/** Markup outside the element structure: declarations, comments, character data. */
const aside = /<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>/g;
/** A tag with slashes, name and attributes (XML 1.0, sections 3.1 and 2.3), limited to ASCII names. */
const tag = /<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[A-Za-z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g;

/** Why a text is not well-formed XML; `null` if it is. The parser itself accepts truncated documents. */
export function problemOfForm(xml: string, maxDepth: number): string | null {
  const text = xml.replace(/^\uFEFF/, '').replace(aside, '');
  const open: string[] = [];
  let roots = 0;
  for (const [, slash, name = '', attributes, end] of text.matchAll(tag)) {
    if (slash === '') {
      if (open.length === 0) roots += 1;
      if (end === '') open.push(name);
      if (open.length > maxDepth) return `more than ${maxDepth} elements are in one another`;
    } else if (open.pop() !== name || attributes !== '' || end !== '') {
      return `the end tag of ${name} is out of place`;
    }
  }
  const unclosed = open.at(-1);
  if (unclosed !== undefined) return `the element ${unclosed} is not closed`;
  if (roots !== 1) return `there are ${roots} root elements`;
  return text.replace(tag, '').includes('<') ? 'there is a tag that is none' : null;
}
