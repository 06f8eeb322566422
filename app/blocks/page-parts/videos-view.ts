import type { VideoView } from '~/components/videos/video-card';
import { artForWords } from '~/config/art-for-words';
import { classLabel } from '~/models/text/label';
import type { ArchiveVideo } from '~/upstream/videos';

const SHOWN = 5;

/** Five of upstream's random videos, in the order they came. */
export function archiveVideos(videos: readonly ArchiveVideo[]): readonly VideoView[] {
  return videos.slice(0, SHOWN).map(videoView);
}

export function videoView(video: ArchiveVideo): VideoView {
  const { id, title, thumbnailUrl, activityName, year, className, isBuzzerBeater } = video;
  const facts = [year, className && classLabel(className), isBuzzerBeater && 'Buzzer beater'];
  return {
    key: id,
    href: videoPath(id),
    title,
    detail: facts.filter(Boolean).join(', ') || null,
    imageUrl: thumbnailUrl,
    art: artForWords(activityName, title),
  };
}

export function videoPath(id: string): string {
  return `/archives/${encodeURIComponent(id)}`;
}
