import type { ReactNode } from 'react';
import type { PrintLineView } from '~/page/print-line';

interface PrintLineProps {
  readonly line: PrintLineView;
  /** The address as a code. */
  readonly children: ReactNode;
}

/** The first line of every page on paper, and beside it the address as a code. Not shown on screens. */
export function PrintLine({ line: { text, address }, children }: PrintLineProps) {
  return (
    <p className="print-line">
      {`${text} · ${address}`}
      {children}
    </p>
  );
}
