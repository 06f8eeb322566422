import type { VideoView } from '~/components/videos/video-card';
import { chooseArt } from '~/config/art-for-words';
import { buildHref, Route } from '~/href';
import { formatClass } from '~/models/text/label';
import type { ArchiveVideo } from '~/upstream/videos';

const SHOWN = 5;

/** Five of upstream's random videos, in their order. */
export function buildArchiveVideos(videos: readonly ArchiveVideo[]): readonly VideoView[] {
  return videos.slice(0, SHOWN).map(buildVideoView);
}

export function buildVideoView(video: ArchiveVideo): VideoView {
  const { id, title, thumbnailUrl, activityName, year, className, isBuzzerBeater } = video;
  const facts = [year, className && formatClass(className)];
  return {
    key: id,
    href: buildHref(Route.archivesVideo, { videoId: id }),
    title,
    detail: facts.filter(Boolean).join(', ') || null,
    isBuzzerBeater,
    imageUrl: thumbnailUrl,
    art: chooseArt(activityName, title),
  };
}
