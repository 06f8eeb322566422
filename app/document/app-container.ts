import { createContext, type ReactNode } from 'react';

/** Id of the element that holds the app: the part of the document that is hydrated. */
export const containerId = 'app';

/** Key of the router's scroll positions in `sessionStorage`, which the document's script reads before the app starts. */
export const scrollPositionsKey = 'positions';

/** Set on the server to render the elements of the head instead of the app; `null` elsewhere. */
export const HeadElementsContext = createContext<ReactNode>(null);
