/** A figure in a table's cell with a bar below it, a percentage of the column's largest value. `null` draws no bar. */
export function CellBar({ length, children }: { readonly length: number | null; readonly children: string }) {
  return (
    <>
      {children}
      {length !== null && (
        <svg className="cell-bar" aria-hidden="true">
          <rect width={`${length}%`} height="4" />
        </svg>
      )}
    </>
  );
}
