/** A school's name, in which an abbreviated town stays on the line of what follows: `Larkham (L.-Norvell City)`. */
export function SchoolName({ children: name }: { readonly children: string }) {
  const [, before, town, after] = /^(.*)(\(\p{L}\.-\S+)(.*)$/u.exec(name) ?? [];
  if (town === undefined) return name;
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{town}</span>
      {after}
    </>
  );
}
