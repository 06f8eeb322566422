import { XMLParser } from 'fast-xml-parser';
import * as z from 'zod';
import { problemOfForm } from './xml-form';

/** An element of an XML document. Text between elements is left out: answers say everything in attributes. */
export interface XmlElement {
  readonly name: string;
  /** As written: entities are decoded by the schemas that read them. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
}

/** Deeper than any answer: what nests further is none. */
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

/**
 * The root element of an XML document. Refuses what is not well-formed, what nests deeper than 16 elements, and every document type
 * declaration: without one there are no entities to expand. Its size is bounded by the source.
 */
export function xmlDocument(): z.ZodType<XmlElement> {
  return z.string().transform((xml, refusal) => {
    const problem = findXmlProblem(xml);
    const root = problem === null ? readRoot(xml) : problem;
    if (typeof root !== 'string') return root;
    refusal.addIssue({ code: 'custom', message: root });
    return z.NEVER;
  });
}

/** What keeps a document from being read, in words; `null` when nothing does. */
function findXmlProblem(xml: string): string | null {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) return 'has a document type declaration';
  const problem = problemOfForm(xml, MAX_DEPTH);
  return problem === null ? null : `is no XML: ${problem}`;
}

function readRoot(xml: string): XmlElement | string {
  try {
    return listElements(parser.parse(xml))[0] ?? 'has no element';
  } catch (error) {
    return `is no XML: ${error instanceof Error ? error.message : 'unreadable'}`;
  }
}

/** The parser gives each element as an object with its name as a key, and its attributes under a key of their own. */
function listElements(nodes: unknown): XmlElement[] {
  if (!Array.isArray(nodes)) return [];
  return nodes.flatMap((node: Readonly<Record<string, unknown>>) => {
    const name = Object.keys(node).find((key) => key !== ATTRIBUTES && key !== '#text');
    if (name === undefined) return [];
    const attributes = (node[ATTRIBUTES] ?? {}) as Readonly<Record<string, string>>;
    return [{ name, attributes, children: listElements(node[name]) }];
  });
}
