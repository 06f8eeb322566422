import type { FactView } from '~/components/ui/fact-list';
import type { InfoLine, TournamentInfo } from '~/upstream/tournament-info';

export function listVisitFacts(info: TournamentInfo): readonly FactView[] {
  const { television, streaming } = info;
  return dropUnknown([
    buildFact('Dates', { text: info.dates, url: null }, ''),
    buildFact('Site', info.site, 'About the site'),
    buildFact('Directions', info.directions, 'Map'),
    buildFact('Tickets', info.tickets, 'Buy tickets'),
    buildFact('Television', { ...television, text: television.text ?? television.network }, 'Television schedule'),
    buildFact('Streaming', { ...streaming, text: streaming.text ?? streaming.network }, 'Watch the stream'),
    buildFact('Policies', info.policies, 'Spectator policies'),
  ]);
}

export function buildFurtherFacts(info: TournamentInfo): readonly FactView[] {
  return dropUnknown([
    buildFact('Classes', { text: info.classes, url: null }, ''),
    buildFact('Visitor Info', info.visitorInfo, 'Visitor information'),
    buildFact('Lodging', info.lodging, 'Where to stay'),
    buildFact('Apparel', info.apparel, 'Official apparel'),
    buildFact('Photography', info.photography, 'Photographs'),
    buildFact('Official Ball', info.officialBall, 'About the official ball'),
  ]);
}

/** @param linkText text of a link that comes without one */
function buildFact(term: string, { text, url }: InfoLine, linkText: string): FactView | null {
  if (text === null && url === null) return null;
  return { term, text: text ?? linkText, url };
}

function dropUnknown(lines: readonly (FactView | null)[]): readonly FactView[] {
  return lines.filter((line) => line !== null);
}
