import * as z from 'zod';
import { defineSource } from '~/cache/define-source';
import { flag, text, wireObject } from './wire';

// /siteAlerts/siteAlerts.json: a file deployed with the site, with one alert or a list.

export interface SiteAlert {
  readonly title: string;
  readonly message: string;
}

function alertRow() {
  return wireObject({ title: text(), message: text(), active: flag() });
}

/** The active alerts of the file; none if it is missing or has other content. */
export const siteAlertFile = defineSource({
  name: 'site-alert.file',
  base: 'site',
  buildPath: () => '/siteAlerts/siteAlerts.json',
  policy: 'alerts',
  ordinarilyEmpty: 'the file is deployed with the site, mostly without an active alert',
  buildSchema: (): z.ZodType<SiteAlert[]> =>
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
