import { readFileSync } from 'node:fs';

/** The vocabulary of schema.org, read from the types of the package `schema-dts`. */
export interface Vocabulary {
  /** Properties of a type, including inherited ones; `undefined` for an unknown type. */
  readonly findProperties: (type: string) => ReadonlySet<string> | undefined;
  /** Whether a text is a member of an enumeration, such as `https://schema.org/EventScheduled`. */
  readonly hasMember: (text: string) => boolean;
}

interface Declaration {
  readonly parents: readonly string[];
  readonly properties: readonly string[];
}

const interfacePattern = /^(?:export )?interface (\w+) (?:extends ([^{]+) )?\{\n(.*?)^\}$/gms;
const propertyPattern = /^ {4}"([^"]+)"\??: /gm;

/** Reads the declarations of the package: an interface for each type, `…Leaf` with its `@type`, `…Base` with its properties. */
export function readVocabulary(): Vocabulary {
  const text = readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8');
  const declarations = new Map<string, Declaration>();
  const leaves = new Map<string, string>();
  for (const [, name = '', parents = '', body = ''] of text.matchAll(interfacePattern)) {
    const properties = [...body.matchAll(propertyPattern)].map(([, property = '']) => property);
    declarations.set(name, { parents: parents.split(', '), properties });
    const type = /^ {4}"@type": "(.+)";$/m.exec(body)?.[1];
    if (type !== undefined) leaves.set(type, name);
  }
  const listProperties = (name: string): string[] => {
    const { properties = [], parents = [] } = declarations.get(name) ?? {};
    return [...properties, ...parents.flatMap(listProperties)];
  };
  return {
    findProperties: (type) => {
      const leaf = leaves.get(type);
      return leaf === undefined ? undefined : new Set(listProperties(leaf));
    },
    hasMember: (member) => text.includes(`"${member}"`),
  };
}
