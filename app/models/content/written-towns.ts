import { writeOutTowns } from '../schools/school-name';
import { isBlock, isList, type RichText, type RichTextNode, type RichTextRow } from './rich-text';

/** The text with the towns of its schools written out, as in the names of all pages. */
export function writeOutTownsOfText(text: RichText): RichText {
  return text.map(writeNode);
}

function writeNode<Node extends RichTextNode>(node: Node): Node {
  const written: RichTextNode = writeAnyNode(node);
  return written as Node;
}

function writeAnyNode(node: RichTextNode): RichTextNode {
  if (typeof node === 'string') return writeOutTowns(node);
  if (node.tag === 'table') {
    return {
      ...node,
      caption: writeOutTownsOfText(node.caption),
      head: node.head.map(writeRow),
      body: node.body.map(writeRow),
    };
  }
  if (isBlock(node) && isList(node)) return { ...node, children: node.children.map(writeNode) };
  return 'children' in node ? { ...node, children: writeOutTownsOfText(node.children) } : node;
}

function writeRow(row: RichTextRow): RichTextRow {
  return row.map((cell) => ({ ...cell, children: writeOutTownsOfText(cell.children) }));
}
