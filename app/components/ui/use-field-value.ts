import { type RefObject, useEffect, useRef } from 'react';

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * Syncs an uncontrolled field with the address (Back, a link, another filter) without overwriting a text field that has
 * the focus. A select keeps the focus after its choice and is synced anyway.
 * @param value text of the field, or whether a checkbox is set
 */
export function useFieldValue<Element extends Field>(value: string | boolean): RefObject<Element> {
  const field = useRef<Element>(null);
  useEffect(() => {
    const element: Field | null = field.current;
    if (element === null) return;
    if (typeof value === 'boolean') (element as HTMLInputElement).checked = value;
    else if (element instanceof HTMLSelectElement || element !== document.activeElement) element.value = value;
  }, [value]);
  return field;
}
