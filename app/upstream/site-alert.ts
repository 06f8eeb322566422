import * as z from 'zod';
import { type RowOf, flag, nestedObject, text, defineGroup } from './wire';

// /siteAlerts/siteAlerts.json: a file deployed with the site, with one alert or a list.

function alertRow() {
  return nestedObject({ title: text(), message: text(), active: flag() });
}

export type SiteAlert = Omit<RowOf<typeof alertRow>, 'active'>;

/** The active alerts of the file; none if it is missing or has other content. */
export const siteAlertFile = defineGroup('site-alert', 'alerts')(
  'file',
  '/siteAlerts/siteAlerts.json',
  () =>
    z
      .preprocess((body): unknown => (Array.isArray(body) ? body : [body]), z.array(alertRow()))
      .transform((rows) =>
        rows.flatMap(({ active, ...alert }): SiteAlert[] =>
          active && alert.title + alert.message !== '' ? [alert] : [],
        ),
      ),
  { base: 'site', ordinarilyEmpty: 'the file is deployed with the site, mostly without an active alert' },
);
