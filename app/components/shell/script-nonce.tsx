import { createContext, useContext } from 'react';

/**
 * The nonce of this response's own inline scripts. The server's entry provides it while a document is rendered; in the
 * browser it is undefined, because the browser hides nonces from the page and React does not compare them.
 */
export const ScriptNonceContext = createContext<string | undefined>(undefined);

/** Put it on every inline script of ours: `<script nonce={useScriptNonce()}>`. */
export function useScriptNonce(): string | undefined {
  return useContext(ScriptNonceContext);
}
