import type { ReactNode } from 'react';
import type { RichText as Tree, RichTextLink, RichTextNode } from '~/models/content/rich-text';
import { SiteLink } from './site-link';

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

/** A link nobody of ours wrote: it may lead to a file as well as to a page, so the browser itself follows it. */
function InlineLink({ link }: { readonly link: RichTextLink }) {
  if (/^(?:mailto|tel):/.test(link.href)) return <a href={link.href}>{nodes(link.children)}</a>;
  return (
    <SiteLink to={link.href} reloadDocument withoutArrow>
      {nodes(link.children)}
    </SiteLink>
  );
}
