import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The vocabulary of schema.org, as the types of the package `schema-dts` spell it. */
export interface Vocabulary {
  /** Properties of a type, those of the types above it included; `undefined` for a word that is no type. */
  readonly propertiesOf: (type: string) => ReadonlySet<string> | undefined;
  /** Whether a text is a member of an enumeration, such as `https://schema.org/EventScheduled`. */
  readonly hasMember: (text: string) => boolean;
}

/** Reads the declarations of the package: an interface for each type, `…Leaf` with its `@type`, `…Base` with its properties. */
export function readVocabulary(): Vocabulary {
  const file = path.resolve('node_modules/schema-dts/dist/schema.d.ts');
  const text = readFileSync(file, 'utf8');
  const interfaces = new Map<string, ts.InterfaceDeclaration>();
  const leaves = new Map<string, string>();
  for (const statement of ts.createSourceFile(file, text, ts.ScriptTarget.ES2022).statements) {
    if (!ts.isInterfaceDeclaration(statement)) continue;
    interfaces.set(statement.name.text, statement);
    const type = typeOf(statement);
    if (type !== undefined) leaves.set(type, statement.name.text);
  }
  const propertiesOfInterface = (name: string): string[] => {
    const declaration = interfaces.get(name);
    if (declaration === undefined) return [];
    const parents = (declaration.heritageClauses ?? []).flatMap(({ types }) =>
      types.flatMap(({ expression }) => (ts.isIdentifier(expression) ? [expression.text] : [])),
    );
    return [...namesOf(declaration), ...parents.flatMap(propertiesOfInterface)];
  };
  return {
    propertiesOf: (type) => {
      const leaf = leaves.get(type);
      return leaf === undefined ? undefined : new Set(propertiesOfInterface(leaf));
    },
    hasMember: (member) => text.includes(`"${member}"`),
  };
}

function namesOf({ members }: ts.InterfaceDeclaration): string[] {
  return members.flatMap(({ name }) => (name !== undefined && ts.isStringLiteral(name) ? [name.text] : []));
}

/** `SportsEvent` of `"@type": "SportsEvent"`. */
function typeOf({ members }: ts.InterfaceDeclaration): string | undefined {
  for (const member of members) {
    if (!ts.isPropertySignature(member) || !ts.isStringLiteral(member.name) || member.name.text !== '@type') continue;
    const { type } = member;
    if (type !== undefined && ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)) return type.literal.text;
  }
  return undefined;
}
