import { buildHref, Route } from '~/href';
import type { UpdateStamp } from '~/models/dates/update-stamp';
import { formatStatus, type ScoreCardView } from '~/models/games/score-card-view';
import { markLetter } from '~/models/schools/school-mark';

/* What the documents for frames in other sites have in common. See docs/decisions/0106. */

/** A document for a frame: games, or one table. */
export interface EmbedView {
  readonly title: string;
  /** Beside the title: the day of the games, the record of a team. `null` for none. */
  readonly note: string | null;
  /** The page of the site that has the same, in whole. */
  readonly path: string;
  readonly parts: readonly EmbedPart[];
  /** Shown without games and rows. */
  readonly emptyText: string;
  /** Text of the link to the page. */
  readonly moreText: string;
  /** `null` when nothing could be read. */
  readonly stamp: UpdateStamp | null;
}

export type EmbedPart = EmbedGames | EmbedTable;

/** Games under a heading, or rounds of a bracket side by side, which have titles. */
interface EmbedGames {
  readonly title: string | null;
  readonly rounds: readonly { readonly title: string | null; readonly games: readonly EmbedGame[] }[];
}

interface EmbedTable {
  readonly title: string | null;
  /** The first column is the name of its row. */
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface EmbedGame {
  /** `null` for a game without a page. */
  readonly href: string | null;
  /** `Final`, `Q3 4:12`, `7:00 PM` */
  readonly status: string;
  readonly isLive: boolean;
  /** Site or stage; empty where the embed does not show it. */
  readonly detail: string;
  readonly sides: readonly EmbedSide[];
}

interface EmbedSide {
  readonly name: string;
  /** Letter in place of the logo; `null` in lists without marks. */
  readonly letter: string | null;
  readonly logoUrl: string | null;
  readonly score: string;
  readonly hasWon: boolean;
}

/** One table; nothing without rows. */
export function listTable(heads: EmbedTable['heads'], rows: EmbedTable['rows']): readonly EmbedTable[] {
  return rows.length === 0 ? [] : [{ title: null, heads, rows }];
}

/** The card of a game as its line in a frame. `detail`: by default the stage that the card names. */
export function toEmbedGame(card: ScoreCardView, detail = card.stage ?? ''): EmbedGame {
  return {
    href: card.list && buildHref(Route.game, { contestId: card.id, query: card.list }),
    status: formatStatus(card),
    isLive: card.state === 'live',
    detail,
    sides: card.teams.map(({ name, logoUrl, scores, outcome }) => ({
      name,
      letter: markLetter(name),
      logoUrl,
      score: scores.flatMap((score) => score ?? []).join(' '),
      hasWon: outcome === 'won',
    })),
  };
}
