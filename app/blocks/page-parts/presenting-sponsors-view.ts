import type { PresentingSponsorView } from '~/components/sport/presenting-sponsors';
import type { Sponsor } from '~/upstream/sponsors';

/** Presenting sponsors of a sport. One without a name is represented by its picture. */
export function buildPresentingSponsorViews(sponsors: readonly Sponsor[]): readonly PresentingSponsorView[] {
  return sponsors.map(({ id, title, imageUrl, href, backgroundFill }) => ({
    key: id,
    title: title || 'Presenting sponsor',
    imageUrl,
    href,
    fill: backgroundFill,
  }));
}
