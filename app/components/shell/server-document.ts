import { createContext, type ReactNode } from 'react';

/** The element that holds the app: the part of the document that is hydrated. */
export const containerId = 'app';

/**
 * Set by the server's entry while it renders the document around the container. Everywhere else it is `null`, and the
 * root route renders the app.
 */
export const ServerDocumentContext = createContext<ReactNode>(null);
