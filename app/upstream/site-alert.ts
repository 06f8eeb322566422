import * as z from 'zod';
import { defineSource } from '~/cache/define-source';
import { flag, text, wireObject } from './wire';

// /siteAlerts/siteAlerts.json: a file that is deployed with the site itself. One alert or a list of them.

export interface SiteAlert {
  readonly title: string;
  readonly message: string;
}

function alertRow() {
  return wireObject({ title: text(), message: text(), active: flag() });
}

/** The active alerts of the file. A file that is missing or holds something else means that there is none. */
export const siteAlertFile = defineSource({
  name: 'site-alert.file',
  base: 'site',
  path: () => '/siteAlerts/siteAlerts.json',
  policy: 'alerts',
  ordinarilyEmpty: 'the file is deployed with the site, mostly without an active alert',
  schema: (): z.ZodType<SiteAlert[]> =>
    z.preprocess(
      (body): unknown => (Array.isArray(body) ? body : [body]),
      z
        .array(alertRow().nullable().catch(null))
        .transform((rows) =>
          rows.flatMap((row) =>
            row?.active === true && row.title + row.message !== '' ? [{ title: row.title, message: row.message }] : [],
          ),
        ),
    ),
});

export const siteAlertSources = [siteAlertFile];
