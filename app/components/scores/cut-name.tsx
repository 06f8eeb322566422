import { splitName } from '~/models/schools/name-parts';

/**
 * A school's name where space is limited: the part shared with other schools is cut first, and the distinguishing
 * campus stays. Assistive technology gets the full name. Styled by `app/styles/cut-name.css`.
 */
export function CutName({ children }: { readonly children: string }) {
  const [shared, own] = splitName(children);
  return (
    <span className="cut-name">
      <span>{shared}</span>
      {own !== '' && <span>{own}</span>}
    </span>
  );
}
