import { createContext, useContext } from 'react';
import { splitName, writeOutTown } from '~/models/schools/school-name';
import { SchoolName } from './school-name';
import type { SlotForms } from './slot-forms';

/** The forms of the page's names that do not fit everywhere. */
export const NameFormsContext = createContext<readonly SlotForms[]>([]);

/**
 * A school's name in a slot of fixed height: in full with its town written out, or, where that does not fit, in its short form or its
 * three letters. Styled by `app/styles/fitted-name.css`. The full name is read aloud, copied and printed.
 */
export function FittedName({ children: name }: { readonly children: string }) {
  const forms = useContext(NameFormsContext).find((forms) => forms.name === name);
  if (forms === undefined) return <SchoolName>{name}</SchoolName>;
  const [shared, own] = splitName(writeOutTown(name));
  return (
    <span className="fitted-name">
      <i aria-hidden="true" data-code={forms.code || undefined} data-short={forms.short} />
      <span>
        {shared}
        {own !== '' && <wbr />}
        {own}
      </span>
    </span>
  );
}
