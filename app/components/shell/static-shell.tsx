import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { topBarLinks } from '~/config/navigation';
import { getButtonClass } from '../ui/button';
import { Icon } from '../ui/icon';
import { SiteLink } from '../ui/site-link';
import { Brand } from './brand';
import { getCurrentMark, readMarkable, type Markable } from './current-mark';
import { Footer } from './footer';
import { HeaderSearch } from './header-search';
import { MainMenu } from './main-menu';
import { ScoresButton } from './scores-button';
import { selectOffered, type ShellView } from './shell-view';
import { ThemeToggle } from './theme-toggle';
import { menuId } from './use-menu-closing';

/** HTML before and after the app. The browser's React knows nothing of it. */
export interface StaticShell {
  readonly header: string;
  readonly footer: string;
}

/** The header in pieces, so that marks can be inserted without parsing the rest. */
type HeaderPieces = readonly (Markable & { readonly text: string })[];

/** The header and footer around a page, rendered again only when their data changes. */
export const renderStaticShell = createStaticShell(renderToStaticMarkup);

export function createStaticShell(
  render: (element: ReactElement) => string,
): (given: ShellView, pathname: string) => StaticShell {
  /** Last rendering. Header and footer are the same on all pages except for the marks, and change with the day. */
  let drawn: { readonly key: string; readonly header: HeaderPieces; readonly footer: string } | undefined;
  return (given, pathname) => {
    const view: ShellView = { ...given, sponsors: [], shop: [] };
    const key = JSON.stringify(view);
    if (drawn?.key !== key) {
      drawn = { key, header: splitMarkup(render(<Header view={view} />)), footer: render(<Footer view={view} />) };
    }
    const { header, footer } = drawn;
    return { header: header.map((piece) => markText(piece, pathname)).join(''), footer };
  };
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
    return { text, ...readMarkable((name) => readAttribute(tag, name)) };
  });
}

function readAttribute(tag: string, name: string): string | null {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? null;
}

function markText({ text, ...markable }: HeaderPieces[number], pathname: string): string {
  const mark = getCurrentMark(markable, pathname);
  return mark === null ? text : `${text} aria-current="${mark}"`;
}

/** The banner: logo and name, main navigation, and link to the scores. */
function Masthead({ view }: { readonly view: ShellView }) {
  return (
    <div className="masthead relative z-30 border-b-3 border-ink bg-surface">
      <div className="wrap relative flex min-h-15 flex-wrap items-center gap-2 py-2 desktop:min-h-20 desktop:gap-6 desktop:py-0">
        <Brand associationName={view.associationName} className="grow basis-24" />
        <MainMenu view={view} />
        <ScoresButton />
        <button
          type="button"
          className={getButtonClass({}, 'menu-button desktop:hidden print:hidden')}
          // React 18 knows these attributes only by their HTML names.
          {...{ popovertarget: menuId }}
        >
          <Icon name="menu" className="max-[359px]:hidden" /> Menu
        </button>
      </div>
    </div>
  );
}

/** Bar above the masthead of wide windows; narrow ones have its links at the end of the menu. */
function TopBar({ view }: { readonly view: ShellView }) {
  const centerUrl = view.schoolCenterUrl ?? view.officialsCenterUrl;
  return (
    <div className="on-scoreboard hidden text-xs desktop:block print:hidden">
      <div className="wrap flex min-h-[2.125rem] items-center gap-5">
        <p data-today className="mr-auto text-ink-2">
          {view.today}
        </p>
        <ul className="flex gap-5">
          {selectOffered(topBarLinks, view).map(({ to, title }) => (
            <li key={to}>
              <SiteLink to={to} className="top-link">
                {title}
              </SiteLink>
            </li>
          ))}
        </ul>
        <HeaderSearch place="bar" />
        <ThemeToggle look="text" />
        {centerUrl !== null && (
          <SiteLink to={centerUrl} className="top-link border-l border-line pl-5 font-semibold">
            Schools &amp; Officials Center
          </SiteLink>
        )}
      </div>
    </div>
  );
}
