import type { ReactNode } from 'react';
import type { RichText as Tree, RichTextLink, RichTextNode } from '~/models/content/rich-text';

interface RichTextProps {
  readonly children: Tree;
}

/**
 * Renders a sanitised tree as elements. Plain text between blocks becomes paragraphs by itself; headings are shown as
 * strong paragraphs, so that a message cannot disturb the page's outline.
 */
export function RichText({ children }: RichTextProps) {
  return <>{nodes(children)}</>;
}

function nodes(tree: Tree): ReactNode[] {
  // A tree never changes after it was made, so the place of a node is its identity.
  return tree.map((node, index) => <Node key={index} node={node} />);
}

function Node({ node }: { readonly node: RichTextNode }) {
  if (typeof node === 'string') return node;
  switch (node.tag) {
    case 'br':
      return <br />;
    case 'a':
      return <InlineLink link={node} />;
    case 'heading':
      return (
        <p>
          <strong>{nodes(node.children)}</strong>
        </p>
      );
    case 'p':
    case 'strong':
    case 'em':
    case 'u':
    case 's':
    case 'sub':
    case 'sup':
    case 'ul':
    case 'ol':
    case 'li':
    case 'blockquote': {
      const Element = node.tag;
      return <Element>{nodes(node.children)}</Element>;
    }
  }
}

/** It may lead to a file as well as to a page, so the browser itself follows it: an element without a router's handler. */
function InlineLink({ link: { href, children } }: { readonly link: RichTextLink }) {
  if (!/^https?:/.test(href)) return <a href={href}>{nodes(children)}</a>;
  return (
    <a href={href} rel="noopener">
      {nodes(children)}
      <span className="sr-only"> (external site)</span>
    </a>
  );
}
