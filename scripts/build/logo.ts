import { XMLParser } from 'fast-xml-parser';
import { SyntaxValidator } from 'fast-xml-validator';

/** An association's logo, as pages and pictures draw it. */
export interface Logo {
  /** Width and height of its square, in its own units. */
  readonly side: number;
  /** Its shapes with their paint, as SVG. */
  readonly drawing: string;
  /** Its shapes as JSX, in which the outermost have no paint. */
  readonly shapes: readonly string[];
  /** The paint of each outermost shape, as CSS declarations; empty for one without any. */
  readonly paints: readonly (readonly string[])[];
}

const elements = new Set(['g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon']);
const geometry = new Set('d points transform x y x1 y1 x2 y2 cx cy r rx ry width height'.split(' '));
const paint = new Set('fill stroke stroke-width stroke-linecap stroke-linejoin fill-rule'.split(' '));

/** An element by its name, with its children and, as `:@`, its attributes. */
type Node = Readonly<Record<string, readonly Node[]>> & { readonly ':@'?: Readonly<Record<string, string>> };

/**
 * Reads `logo.svg`. The text must be a square drawing of plain shapes in plain colors, because the same shapes are written into pages, whose
 * content security policy refuses styles, and into pictures. Throws an `Error` whose message says what is not.
 */
export function parseLogo(text: string): Logo {
  if (!isWellFormed(text)) throw new Error('is not well-formed SVG');
  const options = { preserveOrder: true, ignoreAttributes: false, attributeNamePrefix: '', parseAttributeValue: false };
  const nodes = new XMLParser({ ...options, ignoreDeclaration: true, ignorePiTags: true }).parse(text) as Node[];
  const root = nodes.find((node) => node.svg !== undefined);
  const [left, top, width, height] = (root?.[':@']?.viewBox ?? '').split(' ').map(Number);
  if (root?.svg === undefined || left !== 0 || top !== 0 || !(Number(width) > 0) || width !== height)
    throw new Error('must be a square with a viewBox such as "0 0 48 48"');
  const shapes = root.svg.map(readShape);
  if (shapes.length === 0) throw new Error('has no shapes');
  return {
    side: Number(width),
    drawing: shapes.map((shape) => writeSvg(shape)).join(''),
    shapes: shapes.map((shape) =>
      writeJsx({ ...shape, attributes: shape.attributes.filter(([name]) => !paint.has(name)) }),
    ),
    paints: shapes.map(listPaints),
  };
}

function isWellFormed(text: string): boolean {
  try {
    return SyntaxValidator.validate(text);
  } catch {
    return false;
  }
}

interface Shape {
  readonly name: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly children: readonly Shape[];
}

function readShape({ ':@': attributes = {}, ...node }: Node): Shape {
  const [[name, children] = ['#text', []]] = Object.entries(node);
  if (!elements.has(name)) throw new Error(`has ${name === '#text' ? 'text' : `<${name}>`}: draw it with paths`);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (!geometry.has(attribute) && !paint.has(attribute))
      throw new Error(`has ${attribute} at <${name}>: write colors as fill and stroke`);
    if (/^(?:fill|stroke)$/.test(attribute) && !/^(?:none|#(?:[\da-f]{3}){1,2})$/i.test(value))
      throw new Error(`has the color ${value}: write #rrggbb or none`);
    if (!/^[\w\s.,()#+-]*$/.test(value)) throw new Error(`has ${attribute}="${value}" at <${name}>`);
  }
  return { name, attributes: Object.entries(attributes), children: children.map(readShape) };
}

function writeSvg({ name, attributes, children }: Shape): string {
  const written = attributes.map(([attribute, value]) => ` ${attribute}="${value}"`).join('');
  return children.length === 0
    ? `<${name}${written}/>`
    : `<${name}${written}>${children.map(writeSvg).join('')}</${name}>`;
}

function writeJsx(shape: Shape): string {
  const rename = ({ attributes, children, ...rest }: Shape): Shape => ({
    ...rest,
    attributes: attributes.map(([name, value]) => [
      name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
    children: children.map(rename),
  });
  return writeSvg(rename(shape));
}

/** In pages nothing is filled by default, in drawings everything is black. */
function listPaints({ attributes }: Shape): string[] {
  const paints = attributes.filter(([name, value]) => paint.has(name) && !(name === 'fill' && value === 'none'));
  const isFilled = attributes.some(([name]) => name === 'fill');
  return [...(isFilled ? [] : ['fill: #000']), ...paints.map(([name, value]) => `${name}: ${value}`)];
}
