import { useNavigationType } from '@remix-run/react';
import { type RefObject, useEffect, useRef } from 'react';

type Field = HTMLInputElement | HTMLSelectElement;

/** Syncs a field with the address, without overwriting what somebody types. A select is synced despite its focus. */
export function useFieldValue<Element extends Field>(value: string | boolean): RefObject<Element> {
  const field = useRef<Element>(null);
  const synced = useRef(value);
  const navigation: string = useNavigationType();
  const isBack = navigation === 'POP';
  useEffect(() => {
    const element: Field | null = field.current;
    const isOther = synced.current !== value;
    synced.current = value;
    if (element === null) return;
    if (typeof value === 'boolean') (element as HTMLInputElement).checked = value;
    else if (element instanceof HTMLSelectElement || element !== document.activeElement || (isOther && isBack))
      element.value = value;
  }, [value, isBack]);
  return field;
}
