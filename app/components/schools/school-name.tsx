import { writeOutTown } from '~/models/schools/school-name';

/** A school's name with its town written out. Another abbreviation stays on the line of what follows: `Larkham (N.-Norvell City)`. */
export function SchoolName({ children: given }: { readonly children: string }) {
  const name = writeOutTown(given);
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
