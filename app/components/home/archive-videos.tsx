import { buildHref, Route } from '~/href';
import { MoreLink, SectionHead } from '../ui/section-head';
import { VideoCard, type VideoView } from '../videos/video-card';

export function ArchiveVideos({ videos }: { readonly videos: readonly VideoView[] }) {
  return (
    <section aria-labelledby="from-the-archives" className="wrap lazy-render-71 mt-8">
      <SectionHead id="from-the-archives" aside={<MoreLink to={buildHref(Route.archives)}>All videos</MoreLink>}>
        From the archives
      </SectionHead>
      <div className="scroll-region" role="region" aria-label="Videos, scroll sideways" tabIndex={0}>
        <ul className="grid snap-x auto-cols-[minmax(11.5rem,1fr)] grid-flow-col gap-4 py-2">
          {videos.map((video) => (
            <li key={video.key} className="snap-start">
              <VideoCard video={video} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
