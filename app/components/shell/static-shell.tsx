import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { getCurrentMark, readMarkable, type Markable } from './current-mark';
import { Footer } from './footer';
import { Masthead } from './masthead';
import type { ShellView } from './shell-view';
import { TopBar } from './top-bar';

/** HTML before and after the app. The browser's React knows nothing of it. */
export interface StaticShell {
  readonly header: string;
  readonly footer: string;
}

/** The header in pieces, so that marks can be inserted without parsing the rest. */
type HeaderPieces = readonly (Markable & { readonly text: string })[];

interface DrawnShell {
  readonly key: string;
  readonly header: HeaderPieces;
  readonly footer: string;
}

type Render = (element: ReactElement) => string;

/** The header and footer around a page, rendered again only when their data changes. */
export const staticShell = createStaticShell(renderToStaticMarkup);

export function createStaticShell(render: Render): (given: ShellView, pathname: string) => StaticShell {
  /** Last rendering. Header and footer are the same on all pages except for the marks, and change with the day. */
  let drawn: DrawnShell | undefined;
  return (given, pathname) => {
    const view: ShellView = { ...given, sponsors: [], shop: [] };
    const key = JSON.stringify(view);
    if (drawn?.key !== key) drawn = { key, ...draw(view, render) };
    const { header, footer } = drawn;
    return { header: header.map((piece) => markText(piece, pathname)).join(''), footer };
  };
}

function draw(view: ShellView, render: Render): Omit<DrawnShell, 'key'> {
  return { header: splitMarkup(render(<Header view={view} />)), footer: render(<Footer view={view} />) };
}

function Header({ view }: { readonly view: ShellView }) {
  return (
    <>
      <a
        href="#main"
        className="absolute -top-16 left-gutter z-50 bg-ink px-4 py-2 font-semibold text-surface focus:top-2 focus:text-surface"
      >
        Skip to content
      </a>
      <header data-shell>
        <TopBar view={view} />
        <Masthead view={view} />
      </header>
    </>
  );
}

/** Each piece ends inside the tag of a markable element, except the last. */
function splitMarkup(markup: string): HeaderPieces {
  return markup.split(/(?<=<(?:a|summary) [^>]*)(?=>)/).map((text) => {
    const tag = text.slice(text.lastIndexOf('<'));
    return { text, ...readMarkable((name) => attribute(tag, name)) };
  });
}

function attribute(tag: string, name: string): string | null {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? null;
}

function markText({ text, ...markable }: HeaderPieces[number], pathname: string): string {
  const mark = getCurrentMark(markable, pathname);
  return mark === null ? text : `${text} aria-current="${mark}"`;
}
