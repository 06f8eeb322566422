import type { PrintLineView } from '~/page/print-line';
import { PrintLine } from '../ui/print-line';
import { QrCode } from './qr-code';

/** The line for paper of a document that fetches nothing: it contains its code. */
export function LightPrintLine({ line }: { readonly line: PrintLineView }) {
  const { text, address, codeHref } = line;
  return (
    <PrintLine text={text}>
      {codeHref !== null && (
        <QrCode
          text={address}
          label={`Code that leads to ${address}`}
          className="absolute top-1 right-gutter size-24"
        />
      )}
    </PrintLine>
  );
}
