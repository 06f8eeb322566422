import type { ReactNode } from 'react';
import type {
  ListMarker,
  RichText as Tree,
  RichTextHeading,
  RichTextLink,
  RichTextNode,
} from '~/models/content/rich-text';
import { EmailText } from './email-text';
import { ProseFigure } from './prose-figure';
import { ProseTable } from './prose-table';
import { isExternal } from './site-link';
import { VideoEmbed } from './video-embed';

/** Renders a sanitized tree. Headings without a level are strong paragraphs, so that they do not disturb the outline. */
export function RichText({ children }: { readonly children: Tree }) {
  return <>{renderNodes(children)}</>;
}

function renderNodes(tree: Tree): ReactNode[] {
  // A tree is immutable, so a node's index identifies it.
  return tree.map((node, index) => <Node key={index} node={node} />);
}

function Node({ node }: { readonly node: RichTextNode }) {
  if (typeof node === 'string') return withSeasonsWhole(node);
  switch (node.tag) {
    case 'br':
      return <br />;
    case 'a':
      return <InlineLink link={node} />;
    case 'anchor':
      return <span id={node.id}>{renderNodes(node.children)}</span>;
    case 'result':
      return <span className="result">{renderNodes(node.children)}</span>;
    case 'heading':
      return <Heading heading={node} />;
    case 'figure':
      return <ProseFigure figure={node} caption={node.caption.length === 0 ? null : renderNodes(node.caption)} />;
    case 'table':
      return <ProseTable table={node} renderText={renderNodes} />;
    case 'video':
      return <VideoEmbed video={node.video} title={node.title} />;
    case 'ul':
      return <ul className={nameMarker(node.marker)}>{renderNodes(node.children)}</ul>;
    case 'ol':
      return (
        <ol
          type={node.marker && letters[node.marker]}
          start={node.start}
          reversed={node.reversed}
          className={nameMarker(node.marker)}
        >
          {renderNodes(node.children)}
        </ol>
      );
    case 'li':
      return (
        <li value={node.value} className={nameMarker(node.marker)}>
          {renderNodes(node.children)}
        </li>
      );
    case 'p':
    case 'strong':
    case 'em':
    case 'u':
    case 's':
    case 'sub':
    case 'sup':
    case 'blockquote': {
      const Element = node.tag;
      return <Element>{renderNodes(node.children)}</Element>;
    }
  }
}

const letters: { readonly [Marker in ListMarker]?: 'a' | 'A' | 'i' | 'I' } = {
  'lower-alpha': 'a',
  'upper-alpha': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
};

/** The style sheet has these names: `@source` in `rich-text.css`. */
function nameMarker(marker: ListMarker | undefined): string | undefined {
  return marker && `list-[${marker}]`;
}

const season = /\b((?:18|19|20)\d{2}[-–]\d{2,4})\b/;

/** Prevents line breaks at the hyphen of a season, such as `2014-15`. */
function withSeasonsWhole(text: string): ReactNode {
  const parts = text.split(season);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    // Odd parts are the separators of the split.
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}

function Heading({ heading: { id, level, children } }: { readonly heading: RichTextHeading }) {
  if (id === undefined) {
    return (
      <p>
        <strong>{renderNodes(children)}</strong>
      </p>
    );
  }
  const Element = headingElements[Math.min(level, 6) - 1] ?? 'h6';
  return (
    <Element id={id} className="prose-heading">
      {renderNodes(children)}
    </Element>
  );
}

const headingElements = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** The target may be a file, so the browser follows it without the router. */
function InlineLink({ link: { href, isDocument, children } }: { readonly link: RichTextLink }) {
  if (isDocument) {
    return (
      <a href={href} target="_blank" rel="noopener">
        {renderNodes(children)}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    );
  }
  const [words] = children;
  if (href.startsWith('mailto:') && typeof words === 'string' && children.length === 1) {
    return (
      <a href={href}>
        <EmailText>{words}</EmailText>
      </a>
    );
  }
  if (!isExternal(href) || /^(?:mailto|tel):/.test(href)) return <a href={href}>{renderNodes(children)}</a>;
  return (
    <a href={href} rel="noopener">
      {renderNodes(children)}
      <span className="sr-only"> (external site)</span>
    </a>
  );
}
