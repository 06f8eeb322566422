import { Button } from './button';

interface PrintButtonProps {
  readonly children?: string;
  /** Shows only the icon on phones, in a row of controls. */
  readonly isIconOnPhones?: boolean;
}

/** Opens the browser's print dialog. Requires scripts; not printed. */
export function PrintButton({ children = 'Print', isIconOnPhones = false }: PrintButtonProps) {
  return (
    <Button
      icon="print"
      className={`needs-script print:hidden ${isIconOnPhones ? 'max-tablet:w-control max-tablet:px-0' : ''}`}
      onClick={() => window.print()}
    >
      {isIconOnPhones ? <span className="max-tablet:sr-only">{children}</span> : children}
    </Button>
  );
}
