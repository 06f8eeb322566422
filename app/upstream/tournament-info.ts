import type * as z from 'zod';
import { defineSource, type WireContext } from '~/cache/define-source';
import { forSport } from './sports';
import { type RowOf, firstRow, httpUrl, optionalText, text, wireObject } from './wire';

/* Visitor information about a sport's state finals: GET /v1/sports/{sportId}/tournament-info, one object or a list with one. */

/** One line of information: text, a link, or both. */
export interface InfoLine {
  readonly text: string | null;
  /** http or https only. */
  readonly url: string | null;
}

function tournamentInfoRow(context: WireContext) {
  return wireObject({
    subTitle: optionalText(),
    classes: optionalText(),
    dates: optionalText(),
    site: optionalText(),
    siteUrl: httpUrl(context),
    directions: optionalText(),
    directionsUrl: httpUrl(context),
    policies: optionalText(),
    policiesUrl: httpUrl(context),
    visitorInfo: optionalText(),
    visitorInfoUrl: httpUrl(context),
    lodging: optionalText(),
    lodgingUrl: httpUrl(context),
    tickets: optionalText(),
    ticketsUrl: httpUrl(context),
    television: optionalText(),
    televisionUrl: httpUrl(context),
    televisionNetwork: optionalText(),
    streaming: optionalText(),
    streamingUrl: httpUrl(context),
    streamingNetwork: optionalText(),
    apparel: optionalText(),
    apparelUrl: httpUrl(context),
    photography: optionalText(),
    photographyUrl: httpUrl(context),
    officialBall: optionalText(),
    officialBallUrl: httpUrl(context),
    defaultHeroImg: httpUrl(context),
    facilityId: facilityId(),
    administratorName: optionalText(),
    administratorTitle: optionalText(),
    administratorEmail: emailAddress(),
    administratorPhoto: httpUrl(context),
  })
    .refine(({ subTitle, dates, site }) => (subTitle ?? dates ?? site) !== null, { error: 'tells of no tournament' })
    .transform((row) => ({
      title: row.subTitle,
      /** `1A-4A`, in upstream's words. */
      classes: row.classes,
      /** `March 13-14, 2026`, in upstream's words. */
      dates: row.dates,
      site: { text: row.site, url: row.siteUrl },
      directions: { text: row.directions, url: row.directionsUrl },
      policies: { text: row.policies, url: row.policiesUrl },
      visitorInfo: { text: row.visitorInfo, url: row.visitorInfoUrl },
      lodging: { text: row.lodging, url: row.lodgingUrl },
      tickets: { text: row.tickets, url: row.ticketsUrl },
      television: { text: row.television, url: row.televisionUrl, network: row.televisionNetwork },
      streaming: { text: row.streaming, url: row.streamingUrl, network: row.streamingNetwork },
      apparel: { text: row.apparel, url: row.apparelUrl },
      photography: { text: row.photography, url: row.photographyUrl },
      officialBall: { text: row.officialBall, url: row.officialBallUrl },
      heroImageUrl: row.defaultHeroImg,
      /** Facility for the weather forecast; `null` when the finals are at several places. */
      facilityId: row.facilityId,
      administrator:
        row.administratorName === null
          ? null
          : {
              name: row.administratorName,
              title: row.administratorTitle,
              email: row.administratorEmail,
              photoUrl: row.administratorPhoto,
            },
    }));
}

export type TournamentInfo = RowOf<typeof tournamentInfoRow>;

/** An e-mail address; anything else is `null`. */
function emailAddress(): z.ZodType<string | null> {
  return text().transform((value) => (/^[^\s@:?&]+@[^\s@:?&]+\.[a-z]{2,}$/i.test(value) ? value : null));
}

/** A number in upstream's forms: `101`, `"101"`, `"101.0"`; anything else is `null`. */
function facilityId(): z.ZodType<string | null> {
  return text().transform((value) => /^(\d{1,9})(?:\.0+)?$/.exec(value)?.[1] ?? null);
}

export const tournamentInfo = defineSource({
  name: 'tournament-info.facts',
  ...forSport('football', (sportId) => `/v1/sports/${sportId}/tournament-info`),
  policy: 'content',
  buildSchema: (context: WireContext) => firstRow(tournamentInfoRow(context)),
});
