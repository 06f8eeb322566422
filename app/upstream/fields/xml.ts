import { XMLParser } from 'fast-xml-parser';
import * as z from 'zod';
import { refuse } from '../wire';

/** An XML element. Text between elements is dropped, because answers use only attributes. */
export interface XmlElement {
  readonly name: string;
  /** As written; the schemas that read them decode entities. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
}

const MAX_DEPTH = 16;
const ATTRIBUTES = ':@';

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: MAX_DEPTH,
});

/** Refuses malformed documents, deep nesting and document type declarations, so there are no entities to expand. */
export function xmlDocument(): z.ZodType<XmlElement> {
  return z.string().transform((xml, refusal) => {
    const root = findXmlProblem(xml) ?? readRoot(xml);
    return typeof root === 'string' ? refuse(refusal, root) : root;
  });
}

/** Why a document is refused, in words; `null` if it is not. */
function findXmlProblem(xml: string): string | null {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) return 'has a document type declaration';
  const problem = findFormProblem(xml);
  return problem === null ? null : `is no XML: ${problem}`;
}

function readRoot(xml: string): XmlElement | string {
  try {
    return listElements(parser.parse(xml))[0] ?? 'has no element';
  } catch (error) {
    return `is no XML: ${error instanceof Error ? error.message : 'unreadable'}`;
  }
}

/** The parser returns each element as an object keyed by its name, with the attributes under a separate key. */
function listElements(nodes: unknown): XmlElement[] {
  if (!Array.isArray(nodes)) return [];
  return nodes.flatMap((node: Readonly<Record<string, unknown>>) => {
    const name = Object.keys(node).find((key) => key !== ATTRIBUTES && key !== '#text');
    if (name === undefined) return [];
    const attributes = (node[ATTRIBUTES] ?? {}) as Readonly<Record<string, string>>;
    return [{ name, attributes, children: listElements(node[name]) }];
  });
}

/** Markup outside the element structure: declarations, comments, character data. One that does not end, which keeps its mark, ends the search. */
const aside = /<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|(<\?|<!--|<!\[CDATA\[)[\s\S]*/g;
/** A tag with slashes, name and attributes (XML 1.0, sections 3.1 and 2.3), limited to ASCII names. */
const tag = /<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[A-Za-z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g;

/** Why a text is not well-formed XML; `null` if it is. The parser itself accepts truncated documents. */
function findFormProblem(xml: string): string | null {
  const text = xml.replace(/^\uFEFF/, '').replace(aside, '$1');
  const open: string[] = [];
  let roots = 0;
  for (const [, slash, name = '', attributes, end] of text.matchAll(tag)) {
    if (slash === '') {
      if (open.length === 0) roots += 1;
      if (end === '') open.push(name);
      if (open.length > MAX_DEPTH) return `more than ${MAX_DEPTH} elements are in one another`;
    } else if (open.pop() !== name || attributes !== '' || end !== '') {
      return `the end tag of ${name} is out of place`;
    }
  }
  const unclosed = open.at(-1);
  if (unclosed !== undefined) return `the element ${unclosed} is not closed`;
  if (roots !== 1) return `there are ${roots} root elements`;
  return text.replace(tag, '').includes('<') ? 'a tag is malformed' : null;
}
