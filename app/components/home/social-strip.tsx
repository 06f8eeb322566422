import type { SportArt } from '~/config/sports';
import { Picture } from '../ui/picture';
import { HiddenText, ShowHiddenText } from '../ui/results';
import { SectionHead } from '../ui/section-head';
import { SiteLink } from '../ui/site-link';
import { Unavailable } from '../ui/unavailable';

export interface SocialTileView {
  readonly key: string;
  /** `Instagram`, or `Featured` for the association's own. */
  readonly source: string;
  readonly when: { readonly text: string; readonly iso: string } | null;
  readonly text: string;
  /** Stands for a text that tells a result. */
  readonly neutralText: string | null;
  readonly href: string;
  readonly imageUrl: string;
  readonly alt: string;
  readonly art: SportArt;
}

interface SocialStripProps {
  readonly tiles: readonly SocialTileView[];
  /** The posts could not be loaded, so all tiles are features. */
  readonly isIncomplete: boolean;
}

/** Beside the longer sections on wide screens, below them otherwise, so the list is narrow or three across. */
export function SocialStrip({ tiles, isIncomplete }: SocialStripProps) {
  return (
    <section
      aria-labelledby="from-our-feeds"
      className="lazy-render-196 tablet:max-laptop:lazy-render-135 mt-8 min-w-0"
    >
      <SectionHead id="from-our-feeds">From our feeds</SectionHead>
      <ul className="grid gap-5 pt-2 tablet:max-laptop:grid-cols-3">
        {tiles.map((tile) => (
          <SocialTile key={tile.key} tile={tile} />
        ))}
      </ul>
      {isIncomplete && <Unavailable what="Posts" />}
    </section>
  );
}

function SocialTile({ tile }: { readonly tile: SocialTileView }) {
  const { source, when, text, neutralText, href, imageUrl, alt, art } = tile;
  return (
    <li
      data-results
      className="grid grid-cols-[6.5rem_minmax(0,1fr)] content-start gap-3 text-sm tablet:max-laptop:grid-cols-1"
    >
      <Picture
        src={imageUrl}
        alt={alt}
        art={art}
        width={416}
        height={416}
        className="aspect-square tablet:max-laptop:aspect-video"
      />
      <div className="min-w-0">
        <SiteLink to={href} withoutArrow className="quiet-link">
          <HiddenText neutral={neutralText}>{text}</HiddenText>
        </SiteLink>
        <ShowHiddenText neutral={neutralText} />
        <p className="mt-1 text-ink-2">
          {source}
          {when !== null && (
            <>
              {', '}
              <time dateTime={when.iso}>{when.text}</time>
            </>
          )}
        </p>
      </div>
    </li>
  );
}
