import { type ReactNode, useId } from 'react';
import { Button } from './button';

interface FilterSheetProps {
  /** Number of filters in the sheet that are set. */
  readonly count: number;
  /** On the button: `Filter` by default. */
  readonly label?: string;
  /** The form. */
  readonly children: ReactNode;
}

/** Filters in a sheet over the page on phones; wider pages show them in their place (`app/styles/filter-sheet.css`). */
export function FilterSheet({ count, label = 'Filter', children }: FilterSheetProps) {
  const id = useId();
  return (
    <div className="print:hidden">
      <Button className="tablet:hidden" {...{ popovertarget: id }}>
        {count > 0 ? `${label} (${count})` : label}
      </Button>
      <div id={id} className="filter-sheet-content" {...{ popover: 'auto' }}>
        {children}
        <Button className="tablet:hidden" {...{ popovertarget: id }}>
          Done
        </Button>
      </div>
    </div>
  );
}
