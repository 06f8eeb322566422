import { useLocation } from '@remix-run/react';
import { createContext, type ReactNode } from 'react';
import { SideNav, type SideNavGroup } from './side-nav';

/** Whether the page is beside the navigation of its area. */
export const SideNavContext = createContext(false);

interface SideNavColumnsProps {
  /** Label of the navigation: "State series of Boys Basketball". */
  readonly label: string;
  readonly title?: string;
  readonly groups: readonly SideNavGroup[];
  /** The area's own page, on which a phone shows the sections open; `null` if there is none. */
  readonly areaPath: string | null;
  /** The page, with its `main`. */
  readonly children: ReactNode;
}

/** A page with the sections of its area. Without sections only the page. */
export function SideNavColumns({ label, title, groups, areaPath, children }: SideNavColumnsProps) {
  const isAreasOwnPage = useLocation().pathname === areaPath;
  return (
    <div
      className={`wrap grid gap-x-8 print:block ${groups.length > 0 ? 'large-tablet:grid-cols-[13rem_minmax(0,1fr)]' : ''}`}
    >
      {groups.length > 0 && (
        <div className="pt-3 large-tablet:pt-6 large-tablet:pb-6 print:hidden">
          <SideNav
            key={String(isAreasOwnPage)}
            label={label}
            title={title}
            groups={groups}
            startsOpen={isAreasOwnPage}
          />
        </div>
      )}
      <SideNavContext.Provider value>{children}</SideNavContext.Provider>
    </div>
  );
}
