import type { SportArt } from '~/config/sports';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';
import { MoreLink, SectionHead } from '../ui/section-head';
import { SiteLink } from '../ui/site-link';

export interface VideoView {
  readonly key: string;
  readonly href: string;
  readonly title: string;
  /** `2011, Class 2A` */
  readonly detail: string | null;
  readonly imageUrl: string | null;
  readonly art: SportArt;
}

export function ArchiveVideos({ videos }: { readonly videos: readonly VideoView[] }) {
  return (
    <section aria-labelledby="from-the-archives" className="wrap mt-8">
      <SectionHead id="from-the-archives" aside={<MoreLink to="/archives">All videos</MoreLink>}>
        From the archives
      </SectionHead>
      <div className="scroll-region" role="region" aria-label="Videos, scroll sideways" tabIndex={0}>
        <ul className="grid snap-x auto-cols-[minmax(11.5rem,1fr)] grid-flow-col gap-4 py-2">
          {videos.map((video) => (
            <li key={video.key} className="snap-start">
              <SiteLink to={video.href} className="quiet-link block">
                <span className="relative block">
                  <Picture
                    src={video.imageUrl}
                    alt=""
                    art={video.art}
                    width={480}
                    height={270}
                    className="aspect-video"
                  />
                  <span className="absolute bottom-0 left-0 grid size-7 place-items-center bg-scoreboard-surface text-scoreboard-ink">
                    <Icon name="play" className="size-3 fill-current" />
                  </span>
                </span>
                <span className="mt-2 block font-display text-[1.1875rem] leading-[1.15] font-semibold">
                  {video.title}
                </span>
                {video.detail !== null && <span className="block text-sm text-ink-2">{video.detail}</span>}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
