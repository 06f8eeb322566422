/** How the operator's command talks to the local run: one POST of JSON to an address that only this user can read. */

/** The file in the data folder that tells where the local run listens. */
export const CONTROL_FILE = 'control.json';

export interface ControlFile {
  /** Of the control server, on this machine only. */
  readonly url: string;
  readonly token: string;
  /** Of the site. */
  readonly siteUrl: string;
  readonly startedAtIso: string;
}

export type ControlRequest =
  | { readonly ask: 'names' }
  | { readonly ask: 'get'; readonly keys: readonly string[] }
  | { readonly ask: 'list'; readonly prefix: string }
  | { readonly ask: 'put'; readonly key: string; readonly text: string }
  | { readonly ask: 'delete'; readonly key: string }
  | { readonly ask: 'operations' };
