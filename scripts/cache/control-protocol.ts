/**
 * The protocol between the operator's command and the local run: one JSON POST to a loopback address that only this
 * user can read.
 */

/** The file in the data folder with the address of the local run. */
export const CONTROL_FILE = 'control.json';

export interface ControlFile {
  /** URL of the control server, on loopback. */
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
