import type { InfoLine, TournamentInfo } from '../../../upstream/tournament-info';

export interface FactView {
  readonly term: string;
  readonly text: string;
  readonly url: string | null;
}

export interface TicketsView {
  readonly title: string | null;
  readonly facts: readonly FactView[];
}

/** The lines of the page, without those of which nothing is known. */
export function toTicketsView(info: TournamentInfo | null): TicketsView {
  if (info === null) return { title: null, facts: [] };
  const { television, streaming } = info;
  const lines: readonly (FactView | null)[] = [
    fact('Dates', { text: info.dates, url: null }, ''),
    fact('Site', info.site, 'About the site'),
    fact('Directions', info.directions, 'Map'),
    fact('Tickets', info.tickets, 'Buy tickets'),
    fact('Television', { ...television, text: television.text ?? television.network }, 'Television schedule'),
    fact('Streaming', { ...streaming, text: streaming.text ?? streaming.network }, 'Watch the stream'),
    fact('Policies', info.policies, 'Spectator policies'),
  ];
  return { title: info.title, facts: lines.filter((line) => line !== null) };
}

/** @param linkText stands for a link that comes without words */
function fact(term: string, { text, url }: InfoLine, linkText: string): FactView | null {
  if (text === null && url === null) return null;
  return { term, text: text ?? linkText, url };
}
