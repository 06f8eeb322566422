import { buildHref, Route } from '~/href';
import { Part } from '../ui/part';
import { MoreLink } from '../ui/section-head';
import { VideoCard, type VideoView } from '../videos/video-card';

export function ArchiveVideos({ videos }: { readonly videos: readonly VideoView[] }) {
  return (
    <Part
      id="from-the-archives"
      title="From the archives"
      className="wrap lazy-render-71 mt-8"
      aside={<MoreLink to={buildHref(Route.archives)}>All videos</MoreLink>}
    >
      <div className="scroll-region" role="region" aria-label="Videos, scroll sideways" tabIndex={0}>
        <ul className="grid snap-x auto-cols-[minmax(11.5rem,1fr)] grid-flow-col gap-4 py-2">
          {videos.map((video) => (
            <li key={video.key} className="snap-start">
              <VideoCard video={video} />
            </li>
          ))}
        </ul>
      </div>
    </Part>
  );
}
