import type * as z from 'zod';
import { defineSource } from './define-source';
import type { SportParams } from './sports';
import { firstRow, httpUrl, optionalText, wireObject } from './wire';

/*
 * What visitors of a sport's state finals need to know: GET /v1/sports/{sportId}/tournament-info. The answer is one object,
 * or a list with one.
 */

/** One line of the information: words, a link, or both. */
export interface InfoLine {
  readonly text: string | null;
  /** http or https only. */
  readonly url: string | null;
}

export interface TournamentInfo {
  readonly title: string | null;
  readonly dates: string | null;
  readonly site: InfoLine;
  readonly directions: InfoLine;
  readonly policies: InfoLine;
  readonly tickets: InfoLine;
  readonly television: InfoLine & { readonly network: string | null };
  readonly streaming: InfoLine & { readonly network: string | null };
}

function tournamentInfoRow(): z.ZodType<TournamentInfo> {
  return wireObject({
    subTitle: optionalText(),
    dates: optionalText(),
    site: optionalText(),
    siteUrl: httpUrl(),
    directions: optionalText(),
    directionsUrl: httpUrl(),
    policies: optionalText(),
    policiesUrl: httpUrl(),
    tickets: optionalText(),
    ticketsUrl: httpUrl(),
    television: optionalText(),
    televisionUrl: httpUrl(),
    televisionNetwork: optionalText(),
    streaming: optionalText(),
    streamingUrl: httpUrl(),
    streamingNetwork: optionalText(),
  })
    .refine(({ subTitle, dates, site }) => (subTitle ?? dates ?? site) !== null, { error: 'tells of no tournament' })
    .transform((row) => ({
      title: row.subTitle,
      dates: row.dates,
      site: { text: row.site, url: row.siteUrl },
      directions: { text: row.directions, url: row.directionsUrl },
      policies: { text: row.policies, url: row.policiesUrl },
      tickets: { text: row.tickets, url: row.ticketsUrl },
      television: { text: row.television, url: row.televisionUrl, network: row.televisionNetwork },
      streaming: { text: row.streaming, url: row.streamingUrl, network: row.streamingNetwork },
    }));
}

export const tournamentInfo = defineSource<SportParams, TournamentInfo | null>({
  name: 'tournament-info.facts',
  path: ({ sportId }) => `/v1/sports/${encodeURIComponent(sportId)}/tournament-info`,
  policy: 'content',
  tags: ({ sportId }) => [`sport-${sportId}`],
  schema: () => firstRow(tournamentInfoRow()),
});
