import { Button } from './button';

/** Opens the browser's print dialog. Requires scripts; not printed. */
export function PrintButton({ children = 'Print' }: { readonly children?: string }) {
  return (
    <Button icon="print" className="needs-script print:hidden" onClick={() => window.print()}>
      {children}
    </Button>
  );
}
