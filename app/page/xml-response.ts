import XMLBuilder from 'fast-xml-builder';

/** How attributes are told from elements in the objects that {@link respondWithXml} takes: `{ '@xmlns': '...' }`. */
const ATTRIBUTE_PREFIX = '@';

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: ATTRIBUTE_PREFIX });

/** An XML document with one root: a list repeats its element, `@name` is an attribute and `#text` its text. */
export function formatXml(document: Readonly<Record<string, unknown>>): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(document)}\n`;
}

/** Answers with an XML document: see `formatXml`. */
export function respondWithXml(document: Readonly<Record<string, unknown>>): Response {
  return new Response(formatXml(document), { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}

/** Answer for a missing file. */
export function respondWithoutFile(status: number, headers?: HeadersInit): Response {
  const text = status === 404 ? 'There is no such file.' : 'The file could not be made right now.';
  const all = new Headers(headers);
  all.set('content-type', 'text/plain; charset=utf-8');
  return new Response(`${text}\n`, { status, headers: all });
}
