import type { ReactNode } from 'react';

interface PrintLineProps {
  readonly text: string;
  /** The address as a code. */
  readonly children: ReactNode;
}

/** The first line of every page on paper, and beside it the address as a code. Not shown on screens. */
export function PrintLine({ text, children }: PrintLineProps) {
  return (
    <p className="print-line">
      {text}
      {children}
    </p>
  );
}
