import type { ElementType, Key, ReactElement, Ref } from 'react';

export { Fragment } from 'react';
export type { JSX } from 'react/jsx-runtime';

/** An element as React 18 reads it. */
interface RuntimeElement extends ReactElement {
  readonly $$typeof: symbol;
  readonly ref: Ref<unknown>;
  readonly _owner: null;
}

type Properties = Readonly<Record<string, unknown>> & { readonly key?: Key; readonly ref?: Ref<unknown> };

const ELEMENT = Symbol.for('react.element');

/**
 * Creates an element; compiled JSX calls it (`jsxImportSource` in `tsconfig.json`). React 18's own function copies the properties of every
 * element, because JSX once did not make them anew. Components have no `defaultProps`.
 */
export function jsx(type: ElementType, props: Properties, key?: Key): RuntimeElement {
  const ofElement = key === undefined ? null : String(key);
  if (props.ref === undefined && props.key === undefined)
    return { $$typeof: ELEMENT, type, key: ofElement, ref: null, props, _owner: null };
  const { key: given, ref = null, ...others } = props;
  const keyOfBoth = given === undefined ? ofElement : String(given);
  return { $$typeof: ELEMENT, type, key: keyOfBoth, ref, props: others, _owner: null };
}

export { jsx as jsxs };
