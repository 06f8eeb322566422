import type { PresentingSponsorView } from '~/components/sport/presenting-sponsors';
import type { Sponsor } from '~/upstream/sponsors';

/** Who presents a sport, ready to show. One without a name is shown by the picture. */
export function buildPresentingSponsorViews(sponsors: readonly Sponsor[]): readonly PresentingSponsorView[] {
  return sponsors.map(({ id, title, imageUrl, href, backgroundFill }) => ({
    key: id,
    title: title || 'Presenting sponsor',
    imageUrl,
    href,
    fill: backgroundFill,
  }));
}
