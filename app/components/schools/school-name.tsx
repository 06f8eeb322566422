/** A school's name, in which an abbreviated town stays on the line of what follows: `Larkham (L.-Norvell City)`. */
export function SchoolName({ children: name }: { readonly children: string }) {
  const found = /\(\p{L}\.-\S+/u.exec(name);
  if (found === null) return name;
  const [town] = found;
  return (
    <>
      {name.slice(0, found.index)}
      <span className="whitespace-nowrap">{town}</span>
      {name.slice(found.index + town.length)}
    </>
  );
}
