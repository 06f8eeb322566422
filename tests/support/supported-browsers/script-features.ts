import { type AnyNode, parse } from 'acorn';
import { transform } from 'esbuild';

/** A function that a script calls, and its paths in the compatibility data. It is enough that a browser has one of them. */
export interface ScriptFeature {
  /** `URL.canParse`, or `.checkVisibility` of any object. */
  readonly name: string;
  readonly paths: readonly string[];
}

/** What a browser has by a name, as paths in the compatibility data. */
interface KnownNames {
  /** Interfaces and global functions. */
  readonly globals: ReadonlyMap<string, readonly string[]>;
  /** Functions of interfaces: `URL.canParse`. */
  readonly statics: ReadonlyMap<string, readonly string[]>;
  readonly members: ReadonlyMap<string, readonly string[]>;
}

const interfacePath = /^(?:api|javascript\.builtins(?:\.Intl)?)\.(\w+)(?:\.(\w+?)(?:_static)?)?$/;

export function indexNames(paths: Iterable<string>): KnownNames {
  const [globals, statics, members] = [0, 1, 2].map(() => new Map<string, string[]>()) as [
    Map<string, string[]>,
    Map<string, string[]>,
    Map<string, string[]>,
  ];
  const add = (names: Map<string, string[]>, name: string, path: string) =>
    names.set(name, [...(names.get(name) ?? []), path]);
  for (const path of paths) {
    const [, owner = '', member] = interfacePath.exec(path) ?? [];
    if (owner === '') continue;
    if (member === undefined) {
      add(globals, owner, path);
      add(members, owner, path);
    } else {
      add(members, member, path);
      add(statics, `${owner}.${member}`, path);
      if (owner === 'Window') add(globals, member, path);
    }
  }
  return { globals, statics, members };
}

/**
 * Functions that scripts call without `?.`, and globals that they construct. A property that a browser lacks is only `undefined`, so reads
 * are not listed. Names that the scripts define themselves are not taken for the browser's. Local names of minified code are too short.
 */
export function listScriptFeatures(codes: readonly string[], names: KnownNames): readonly ScriptFeature[] {
  const called: ScriptFeature[] = [];
  const defined = new Set<string>();
  const note = (node: AnyNode) => {
    for (const name of listDefinedNames(node)) defined.add(`.${name}`);
    const feature = findCalled(node, names);
    if (feature !== null) called.push(feature);
  };
  for (const code of codes) visitNodes(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), note);
  return called.filter(({ name }) => !defined.has(name));
}

function findCalled(node: AnyNode, { globals, statics, members }: KnownNames): ScriptFeature | null {
  if (node.type !== 'NewExpression' && (node.type !== 'CallExpression' || node.optional)) return null;
  const { callee } = node;
  if (callee.type === 'Identifier') return { name: callee.name, paths: globals.get(callee.name) ?? [] };
  const member = readMember(callee);
  if (member === null) return null;
  const full = `${member.object}.${member.name}`;
  const paths = statics.get(full);
  return paths === undefined
    ? { name: `.${member.name}`, paths: members.get(member.name) ?? [] }
    : { name: full, paths };
}

/** Keys of objects and classes, and properties that are assigned. */
function listDefinedNames(node: AnyNode): string[] {
  if (node.type === 'Property' || node.type === 'MethodDefinition') {
    return node.key.type === 'Identifier' && !node.computed ? [node.key.name] : [];
  }
  const member = node.type === 'AssignmentExpression' ? readMember(node.left) : null;
  return member === null ? [] : [member.name];
}

function readMember(node: AnyNode): { readonly object: string; readonly name: string } | null {
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return null;
  return { object: node.object.type === 'Identifier' ? node.object.name : '', name: node.property.name };
}

function visitNodes(node: AnyNode, visit: (node: AnyNode) => void): void {
  visit(node);
  for (const child of Object.values(node).flat() as unknown[]) if (isNode(child)) visitNodes(child, visit);
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** esbuild rewrites these for all browsers, because later Unicode versions add properties. */
const supported = { 'regexp-unicode-property-escapes': true };

/** The first place in which esbuild rewrites a script for these browsers, because they reject its syntax; `null` without one. */
export async function findNewSyntax(code: string, target: readonly string[]): Promise<string | null> {
  const [given, lowered] = await Promise.all(
    [['esnext'], [...target]].map(async (browsers) =>
      (await transform(code, { target: browsers, supported })).code.split('\n'),
    ),
  );
  return given?.find((line, index) => line !== lowered?.[index])?.trim() ?? null;
}
