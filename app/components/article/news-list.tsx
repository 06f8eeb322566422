import type { SportArt } from '~/config/sports';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';
import { ResultsInText } from '../ui/results';
import { SiteLink } from '../ui/site-link';

/** An article in a list. */
export interface TeaserView {
  readonly key: string;
  readonly href: string;
  readonly title: string;
  /** Display text with the machine-readable day. */
  readonly date: { readonly text: string; readonly iso: string } | null;
  readonly category: string;
  /** May be empty. */
  readonly teaser: string;
  /** By its title or teaser. */
  readonly tellsResult: boolean;
  readonly thumbnailUrl: string | null;
  /** The thumbnail is that of a video, because the article has no picture. */
  readonly isVideo: boolean;
  readonly art: SportArt;
}

export function NewsList({ teasers }: { readonly teasers: readonly TeaserView[] }) {
  return (
    <ul className="border-t-3 border-ink">
      {teasers.map((teaser, index) => (
        <li key={teaser.key} className="border-b border-line py-3 tablet:py-4">
          <Teaser teaser={teaser} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  );
}

function Teaser({ teaser, isFirst }: { readonly teaser: TeaserView; readonly isFirst: boolean }) {
  const { href, title, date, category, teaser: words } = teaser;
  return (
    <article className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-start gap-x-4 gap-y-1 tablet:grid-cols-[14rem_minmax(0,1fr)] tablet:gap-x-6 print:block">
      <Thumbnail teaser={teaser} isFirst={isFirst} />
      <div className="min-w-0">
        <ResultsInText tellsResult={teaser.tellsResult}>
          <h2 className="part-heading">
            <SiteLink to={href} className="quiet-link">
              {title}
            </SiteLink>
          </h2>
          <p className="mt-0.5 text-sm text-ink-2">
            {date !== null && (
              <>
                <time dateTime={date.iso}>{date.text}</time>
                {', '}
              </>
            )}
            {category}
          </p>
          {words !== '' && (
            <p className="mt-1 line-clamp-2 max-w-[70ch] max-tablet:text-sm tablet:line-clamp-none print:line-clamp-none">
              {words}
            </p>
          )}
        </ResultsInText>
      </div>
    </article>
  );
}

function Thumbnail({ teaser, isFirst }: { readonly teaser: TeaserView; readonly isFirst: boolean }) {
  const { thumbnailUrl, isVideo, art } = teaser;
  return (
    <div className="relative print:hidden">
      <Picture
        src={thumbnailUrl}
        alt=""
        art={art}
        width={448}
        height={252}
        eager={isFirst}
        className="aspect-square tablet:aspect-video"
      />
      {isVideo && (
        <span className="absolute bottom-0 left-0 grid size-7 place-items-center bg-scoreboard-surface text-scoreboard-ink">
          <Icon name="play" className="size-3 fill-current" />
        </span>
      )}
    </div>
  );
}
