import type { SportArt } from '~/config/sports';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';
import { SiteLink } from '../ui/site-link';

/** A video of the archive as lists show it. */
export interface VideoView {
  readonly key: string;
  readonly href: string;
  readonly title: string;
  /** `2011, Class 2A` */
  readonly detail: string | null;
  readonly imageUrl: string | null;
  readonly art: SportArt;
}

interface VideoCardProps {
  readonly video: VideoView;
  /** Above the fold. */
  readonly eager?: boolean;
}

/** A recording: its picture, its title and when it was. */
export function VideoCard({ video, eager = false }: VideoCardProps) {
  return (
    <SiteLink to={video.href} className="quiet-link block">
      <span className="relative block">
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
      </span>
      <span className="mt-2 block font-display text-[1.1875rem] leading-[1.15] font-semibold break-words">
        {video.title}
      </span>
      {video.detail !== null && <span className="block text-sm text-ink-2">{video.detail}</span>}
    </SiteLink>
  );
}
