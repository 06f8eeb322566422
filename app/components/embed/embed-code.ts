/** Parts of pages that other sites may show in a frame, and the height of each in CSS pixels. */
export const embedSizes = {
  team: 230,
  scores: 480,
  game: 260,
  bracket: 600,
  leaderboard: 520,
  standings: 420,
  conference: 420,
} as const;

export type EmbedKind = keyof typeof embedSizes;

/** What the frame may do: renew itself (its policy allows no script) and open links in the window around it or a new one. */
const sandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

/** What a page offers for a frame. */
export interface EmbedOffer {
  readonly kind: EmbedKind;
  /** In-site address of the document for frames. */
  readonly path: string;
  readonly title: string;
}

interface EmbedCode extends Pick<EmbedOffer, 'kind' | 'title'> {
  /** Absolute address of the document for frames. */
  readonly url: string;
}

/** The HTML that shows a part of a page in another site. */
export function buildEmbedCode({ kind, url, title }: EmbedCode): string {
  return `<iframe src="${escape(url)}" title="${escape(title)}" width="100%" height="${embedSizes[kind]}" loading="lazy" referrerpolicy="no-referrer" sandbox="${sandbox}" style="border:0"></iframe>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
