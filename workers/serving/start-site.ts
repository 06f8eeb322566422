import { consoleLog, messageOf } from '~/cache/log';
import { parseEnvironment } from '~/config/environment';
import type { Bindings } from '../bindings';
import type { RemixHandler } from './page-renderer';
import { misconfigured } from './plain-answers';
import { secured } from './security-headers';
import { createSite, type Site } from './site';

/**
 * Starts the site of an isolate. With an environment that is missing something or malformed it answers everything with a
 * plain page of status 500, and says once in the log what is wrong.
 */
export function startSite(bindings: Bindings, handle: RemixHandler): Site {
  try {
    return createSite(parseEnvironment(bindings as Readonly<Record<string, unknown>>), bindings, handle);
  } catch (error) {
    consoleLog({ event: 'environment-refused', detail: messageOf(error) });
    return () => Promise.resolve(secured(misconfigured()));
  }
}
