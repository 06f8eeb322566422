import { splitName } from '~/models/schools/school-name';

/** A school's name in limited space: the part shared with other schools is cut first. Assistive technology gets the full name. */
export function CutName({ children }: { readonly children: string }) {
  const [shared, own] = splitName(children);
  return (
    <span className="cut-name">
      <span>{shared}</span>
      {own !== '' && <span>{own}</span>}
    </span>
  );
}
