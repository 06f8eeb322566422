import type { FactView } from '~/components/ui/fact-list';
import type { InfoLine, TournamentInfo } from '~/upstream/tournament-info';

export function visitFacts(info: TournamentInfo): readonly FactView[] {
  const { television, streaming } = info;
  return known([
    fact('Dates', { text: info.dates, url: null }, ''),
    fact('Site', info.site, 'About the site'),
    fact('Directions', info.directions, 'Map'),
    fact('Tickets', info.tickets, 'Buy tickets'),
    fact('Television', { ...television, text: television.text ?? television.network }, 'Television schedule'),
    fact('Streaming', { ...streaming, text: streaming.text ?? streaming.network }, 'Watch the stream'),
    fact('Policies', info.policies, 'Spectator policies'),
  ]);
}

export function buildFurtherFacts(info: TournamentInfo): readonly FactView[] {
  return known([
    fact('Classes', { text: info.classes, url: null }, ''),
    fact('Visitor Info', info.visitorInfo, 'Visitor information'),
    fact('Lodging', info.lodging, 'Where to stay'),
    fact('Apparel', info.apparel, 'Official apparel'),
    fact('Photography', info.photography, 'Photographs'),
    fact('Official Ball', info.officialBall, 'About the official ball'),
  ]);
}

/** @param linkText text of a link that comes without one */
function fact(term: string, { text, url }: InfoLine, linkText: string): FactView | null {
  if (text === null && url === null) return null;
  return { term, text: text ?? linkText, url };
}

function known(lines: readonly (FactView | null)[]): readonly FactView[] {
  return lines.filter((line) => line !== null);
}
