import { SiteLink } from './site-link';
import { useCurrentInView } from './use-current-in-view';

export interface ClassTab {
  /** `1A`, or `All` where a page shows all classes together. */
  readonly text: string;
  /** `#class-1a` for a section of the page. */
  readonly to: string;
  readonly isCurrent: boolean;
  /** A game of the class is in play. */
  readonly isLive?: boolean;
}

interface ClassTabsProps {
  readonly tabs: readonly ClassTab[];
  /** Label of the row: "Classes". */
  readonly label: string;
  /** The tabs filter the page's own data, so nothing is prefetched. */
  readonly isOnPage?: boolean;
}

/** The classes of a sport as links, in a row that scrolls to the current one. */
export function ClassTabs({ tabs, label, isOnPage = false }: ClassTabsProps) {
  const list = useCurrentInView();
  if (tabs.length === 0) return null;
  const isNarrow = tabs.length > 6 && tabs.every(({ text }) => text.length <= 3);
  return (
    <nav
      aria-label={label}
      className="w-fit max-w-full min-w-0 rounded border border-rule bg-surface-raised print:border-0"
    >
      <ul ref={list} className="scroll-region flex">
        {tabs.map((tab) => (
          <li key={tab.to} className={`border-r border-line print:border-0 ${tab.isCurrent ? '' : 'print:hidden'}`}>
            <Tab tab={tab} isOnPage={isOnPage} isNarrow={isNarrow} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface TabProps {
  readonly tab: ClassTab;
  readonly isOnPage: boolean;
  /** One of so many tabs that a phone has room only for the text. */
  readonly isNarrow: boolean;
}

function Tab({ tab: { text, to, isCurrent, isLive = false }, isOnPage, isNarrow }: TabProps) {
  const width = isNarrow ? 'min-w-8 large-phone:min-w-13 large-phone:px-3' : 'min-w-13 px-3';
  const look = isCurrent
    ? 'selected-bar bg-selected text-on-selected hover:text-on-selected'
    : 'text-ink-2 hover:bg-surface-sunken hover:text-ink-2';
  return (
    <SiteLink
      to={to}
      preventScrollReset={!to.startsWith('#')}
      {...(isOnPage ? { prefetch: 'none' as const } : {})}
      aria-current={isCurrent ? 'page' : undefined}
      className={`relative flex h-control items-center justify-center font-display text-d-md font-semibold whitespace-nowrap no-underline ${width} ${look}`}
    >
      {/^\d/.test(text) && <span className="sr-only">Class </span>}
      {text}
      {isLive && (
        <span
          className={`absolute size-2 rounded-full bg-live ring-1 ring-surface-raised print:hidden ${isNarrow ? 'top-0.5 right-0.5' : 'top-1.5 right-1.5'}`}
        >
          <span className="sr-only">, live</span>
        </span>
      )}
    </SiteLink>
  );
}
