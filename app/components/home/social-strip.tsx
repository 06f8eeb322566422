import type { SportArt } from '../../config/sports';
import { Picture } from '../ui/picture';
import { SectionHead } from '../ui/section-head';
import { SiteLink } from '../ui/site-link';

export interface SocialTileView {
  readonly key: string;
  /** `Instagram`, or `Featured` for the association's own. */
  readonly source: string;
  readonly when: { readonly text: string; readonly iso: string } | null;
  readonly text: string;
  readonly href: string;
  readonly imageUrl: string;
  readonly alt: string;
  readonly art: SportArt;
}

export function SocialStrip({ tiles }: { readonly tiles: readonly SocialTileView[] }) {
  return (
    <section aria-labelledby="from-our-feeds" className="wrap mt-8">
      <SectionHead id="from-our-feeds">From our feeds</SectionHead>
      <ul className="grid gap-5 pt-2 md:grid-cols-3">
        {tiles.map((tile) => (
          <li
            key={tile.key}
            className="grid grid-cols-[6.5rem_minmax(0,1fr)] content-start gap-3 text-sm md:max-xl:grid-cols-1"
          >
            <Picture
              src={tile.imageUrl}
              alt={tile.alt}
              art={tile.art}
              width={416}
              height={416}
              className="aspect-square md:max-xl:aspect-video"
            />
            <div className="min-w-0 break-words">
              <SiteLink to={tile.href} withoutArrow className="quiet-link">
                {tile.text}
              </SiteLink>
              <p className="mt-1 text-ink-2">
                {tile.source}
                {tile.when !== null && (
                  <>
                    {', '}
                    <time dateTime={tile.when.iso}>{tile.when.text}</time>
                  </>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
