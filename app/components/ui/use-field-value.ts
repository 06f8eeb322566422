import { type RefObject, useEffect, useRef } from 'react';

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * Keeps an uncontrolled field in step with the address (Back, a link, another filter) without taking a text field away from
 * somebody who is in it: what is being typed stays. A select keeps the focus after its choice, and follows all the same.
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
