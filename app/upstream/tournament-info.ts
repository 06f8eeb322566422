import { type WireContext } from '~/cache/source/define-source';
import { emailAddress } from './fields/contact';
import { optionalNumber } from './fields/football-team';
import { type RowOf, httpUrl, optionalText, wireObject, withName, defineGroup, readFirstRow } from './wire';

/* Visitor information about a sport's state finals: GET /v1/sports/{sportId}/tournament-info, one object or a list with one. */

function tournamentInfoRow(context: WireContext) {
  /** One line of information: text, a link (http or https only), or both. */
  const line = (name: string, urlName: string) =>
    ({ text: [optionalText(), name], url: [httpUrl(context), urlName] }) as const;
  return wireObject({
    title: [optionalText(), 'subTitle'],
    /** `1A-4A`, in upstream's words. */
    classes: optionalText(),
    /** `March 13-14, 2026`, in upstream's words. */
    dates: optionalText(),
    site: line('site', 'siteUrl'),
    directions: line('directions', 'directionsUrl'),
    policies: line('policies', 'policiesUrl'),
    visitorInfo: line('visitorInfo', 'visitorInfoUrl'),
    lodging: line('lodging', 'lodgingUrl'),
    tickets: line('tickets', 'ticketsUrl'),
    television: { ...line('television', 'televisionUrl'), network: [optionalText(), 'televisionNetwork'] },
    streaming: { ...line('streaming', 'streamingUrl'), network: [optionalText(), 'streamingNetwork'] },
    apparel: line('apparel', 'apparelUrl'),
    photography: line('photography', 'photographyUrl'),
    officialBall: line('officialBall', 'officialBallUrl'),
    heroImageUrl: [httpUrl(context), 'defaultHeroImg'],
    /** Facility for the weather forecast; `null` when the finals are at several places. */
    facilityId: optionalNumber(),
    administrator: {
      name: [optionalText(), 'administratorName'],
      title: [optionalText(), 'administratorTitle'],
      email: [emailAddress(), 'administratorEmail'],
      photoUrl: [httpUrl(context), 'administratorPhoto'],
    },
  })
    .refine(({ title, dates, site }) => (title ?? dates ?? site.text) !== null, { error: 'tells of no tournament' })
    .transform((row) => ({ ...row, administrator: withName(row.administrator) }));
}

export type TournamentInfo = RowOf<typeof tournamentInfoRow>;
export type InfoLine = TournamentInfo['site'];

export const tournamentInfo = defineGroup('tournament-info', 'content')(
  'facts',
  '/v1/sports/{sportId}/tournament-info',
  readFirstRow(tournamentInfoRow),
  { sample: { sportId: 'football' } },
);
