import { SiteLink } from './site-link';

export interface ClassTab {
  /** `1A`, or `All` where a page shows all classes together. */
  readonly text: string;
  readonly to: string;
  readonly isCurrent: boolean;
}

interface ClassTabsProps {
  readonly tabs: readonly ClassTab[];
  /** Names the row: "Classes". */
  readonly label: string;
  /** They choose from what the page has: nothing is fetched ahead for them. */
  readonly isOnPage?: boolean;
}

/** The classes of a sport as links, the shown one marked. The row scrolls sideways where it does not fit. */
export function ClassTabs({ tabs, label, isOnPage = false }: ClassTabsProps) {
  if (tabs.length === 0) return null;
  return (
    <nav
      aria-label={label}
      className="w-fit max-w-full min-w-0 rounded border border-rule bg-surface-raised print:border-0"
    >
      <ul className="scroll-region flex">
        {tabs.map((tab) => (
          <li key={tab.to} className={`border-r border-line print:border-0 ${tab.isCurrent ? '' : 'print:hidden'}`}>
            <Tab tab={tab} isOnPage={isOnPage} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Tab({ tab: { text, to, isCurrent }, isOnPage }: { readonly tab: ClassTab; readonly isOnPage: boolean }) {
  const look = isCurrent
    ? 'selected-bar bg-selected text-on-selected hover:text-on-selected'
    : 'text-ink-2 hover:bg-surface-sunken hover:text-ink-2';
  return (
    <SiteLink
      to={to}
      preventScrollReset
      {...(isOnPage ? { prefetch: 'none' as const } : {})}
      aria-current={isCurrent ? 'page' : undefined}
      className={`flex h-control min-w-13 items-center justify-center px-3 font-display text-d-md font-semibold whitespace-nowrap no-underline ${look}`}
    >
      {/^\d/.test(text) && <span className="sr-only">Class </span>}
      {text}
    </SiteLink>
  );
}
