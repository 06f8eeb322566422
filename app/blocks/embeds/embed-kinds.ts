import { declareDay } from '~/blocks/daily-games/day-of-address';
import { declareConference } from '~/blocks/statistics/conference';
import { type EmbedKind, embedSizes } from '~/components/embed/embed-code';
import type { EmbedView } from '~/components/light/embed-view';
import type { LoaderArgs } from '~/page/load-page';
import type { PageSources, SportPageRequest } from '~/page/page-sources';
import { declareBracket, loadBracket } from './bracket-embed';
import { declareLeaderboard, loadLeaderboard } from './leaderboard-embed';
import { declareGame, loadGame, loadScores } from './scores-embeds';
import { declareStandings, loadConferenceEmbed, loadStandings } from './standings-embed';
import { declareTeam, loadTeam } from './team-embed';

interface EmbedDefinition {
  /** The sources that the address alone names. */
  readonly declare: (request: SportPageRequest) => PageSources;
  /** Throws a response: 404 if there is no such thing, otherwise as `loadSources`. */
  readonly load: (args: LoaderArgs) => Promise<EmbedView>;
}

const definitions: Readonly<Record<EmbedKind, EmbedDefinition>> = {
  team: { declare: declareTeam, load: loadTeam },
  scores: { declare: declareDay, load: loadScores },
  game: { declare: declareGame, load: loadGame },
  bracket: { declare: declareBracket, load: loadBracket },
  leaderboard: { declare: declareLeaderboard, load: loadLeaderboard },
  standings: { declare: declareStandings, load: loadStandings },
  conference: { declare: declareConference, load: loadConferenceEmbed },
};

/** The definition of the row `embed-{kind}`. Throws an `Error` for any other row. */
export function requireEmbed({ id }: { readonly id: string }): EmbedDefinition & { readonly kind: EmbedKind } {
  const kind = id.replace(/^embed-/, '');
  if (!isEmbedKind(kind)) throw new Error(`No embed for the route ${id}`);
  return { kind, ...definitions[kind] };
}

function isEmbedKind(kind: string): kind is EmbedKind {
  return Object.hasOwn(embedSizes, kind);
}
