import { createContext, type ReactNode } from 'react';

/** Id of the element that holds the app: the part of the document that is hydrated. */
export const containerId = 'app';

/** Key of `sessionStorage` under which the router keeps scroll positions; the document's script reads them before the app starts. */
export const scrollPositionsKey = 'positions';

/**
 * What the root route renders instead of the app. The server sets it to render elements of the head with Remix's data; everywhere
 * else it is `null`.
 */
export const HeadElementsContext = createContext<ReactNode>(null);
