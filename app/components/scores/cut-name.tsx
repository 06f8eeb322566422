import { splitName } from '~/models/schools/name-parts';

/**
 * The name of a school where there may be little room: what it shares with other schools is cut first, and the campus that
 * tells them apart stays. Assistive technology has the whole name. Its look is in `app/styles/cut-name.css`.
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
