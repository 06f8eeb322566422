import type { InfoLine, TournamentInfo } from '~/upstream/tournament-info';

const nothing: InfoLine = { text: null, url: null };

/** A tournament with no facts except those that a test gives. */
export function buildTournamentInfo(changes: Partial<TournamentInfo> = {}): TournamentInfo {
  return {
    title: null,
    classes: null,
    dates: null,
    site: nothing,
    directions: nothing,
    policies: nothing,
    visitorInfo: nothing,
    lodging: nothing,
    tickets: nothing,
    television: { ...nothing, network: null },
    streaming: { ...nothing, network: null },
    apparel: nothing,
    photography: nothing,
    officialBall: nothing,
    heroImageUrl: null,
    facilityId: null,
    administrator: null,
    ...changes,
  };
}
