/** The line of `buildPrintLine` at the top of every page, on paper only. */
export function PrintLine({ text }: { readonly text: string }) {
  return <p className="wrap hidden py-1 text-2xs print:block">{text}</p>;
}
