import type { FactView } from '~/components/ui/fact-list';
import type { InfoLine, TournamentInfo } from '~/upstream/tournament-info';

type Fact = readonly [term: string, line: InfoLine, linkText?: string];

export function listVisitFacts(info: TournamentInfo): readonly FactView[] {
  const { television, streaming } = info;
  return listKnownFacts([
    ['Dates', { text: info.dates, url: null }],
    ['Site', info.site, 'About the site'],
    ['Directions', info.directions, 'Map'],
    ['Tickets', info.tickets, 'Buy tickets'],
    ['Television', { ...television, text: television.text ?? television.network }, 'Television schedule'],
    ['Streaming', { ...streaming, text: streaming.text ?? streaming.network }, 'Watch the stream'],
    ['Policies', info.policies, 'Spectator policies'],
  ]);
}

export function buildFurtherFacts(info: TournamentInfo): readonly FactView[] {
  return listKnownFacts([
    ['Classes', { text: info.classes, url: null }],
    ['Visitor Info', info.visitorInfo, 'Visitor information'],
    ['Lodging', info.lodging, 'Where to stay'],
    ['Apparel', info.apparel, 'Official apparel'],
    ['Photography', info.photography, 'Photographs'],
    ['Official Ball', info.officialBall, 'About the official ball'],
  ]);
}

/** The last part of a fact is the text of a link that comes without one. */
function listKnownFacts(facts: readonly Fact[]): readonly FactView[] {
  return facts.flatMap(([term, { text, url }, linkText = '']) =>
    text === null && url === null ? [] : [{ term, text: text ?? linkText, url }],
  );
}
