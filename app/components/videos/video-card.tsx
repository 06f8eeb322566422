import type { SportArt } from '~/config/sports';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';
import { ResultTitle } from '../ui/result-title';
import { SiteLink } from '../ui/site-link';

/** Data of a video card. */
export interface VideoView {
  readonly key: string;
  readonly href: string;
  readonly title: string;
  /** `2011, Class 2A` */
  readonly detail: string | null;
  readonly isBuzzerBeater: boolean;
  readonly imageUrl: string | null;
  readonly art: SportArt;
}

interface VideoCardProps {
  readonly video: VideoView;
  /** Loads the picture at once, for cards above the fold. */
  readonly eager?: boolean;
  /** On phones the title is beside the picture, because a long one below it would take many lines. */
  readonly isRowOnPhones?: boolean;
}

/** Card of an archive video: picture, title, and year and class. */
export function VideoCard({ video, eager = false, isRowOnPhones = false }: VideoCardProps) {
  return (
    <SiteLink
      to={video.href}
      className={`quiet-link ${isRowOnPhones ? 'grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-3 tablet:block' : 'block'}`}
    >
      <div className="relative self-start">
        <Picture
          src={video.imageUrl}
          alt=""
          art={video.art}
          width={480}
          height={270}
          eager={eager}
          className="aspect-video"
        />
        <span className="absolute bottom-0 left-0 grid size-7 place-items-center bg-scoreboard-surface text-scoreboard-ink">
          <Icon name="play" className="size-3 fill-current" />
        </span>
      </div>
      <span className={`block min-w-0 ${isRowOnPhones ? 'tablet:mt-2' : 'mt-2'}`}>
        <span className="block font-display text-d-md font-semibold">
          <ResultTitle>{video.title}</ResultTitle>
        </span>
        {(video.detail !== null || video.isBuzzerBeater) && (
          <span className="block text-sm text-ink-2">
            {video.detail}
            {video.isBuzzerBeater && (
              <span className="result">{video.detail === null ? 'Buzzer beater' : ', Buzzer beater'}</span>
            )}
          </span>
        )}
      </span>
    </SiteLink>
  );
}
