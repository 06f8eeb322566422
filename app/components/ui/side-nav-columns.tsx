import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { SideNav, type SideNavGroup } from './side-nav';

interface SideNavColumnsProps {
  /** Names the navigation: "State series of Boys Basketball". */
  readonly label: string;
  readonly title?: string;
  readonly groups: readonly SideNavGroup[];
  /** The area's own page, which is there for its sections: a phone shows them open on it. `null` where none does. */
  readonly areaPath: string | null;
  /** The page, with its `main`. */
  readonly children: ReactNode;
}

/** A page and the sections of its area: beside it at a desk, above it on a phone. Without sections the page stands alone. */
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
      {children}
    </div>
  );
}
