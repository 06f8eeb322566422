import type { VideoView } from '~/components/home/archive-videos';
import { artForWords } from '~/config/art-for-words';
import { classLabel } from '~/models/text/label';
import type { ArchiveVideo } from '~/upstream/videos';

const SHOWN = 5;

/** Five of upstream's random videos, in the order they came. */
export function archiveVideos(videos: readonly ArchiveVideo[]): readonly VideoView[] {
  return videos.slice(0, SHOWN).map(({ id, title, thumbnailUrl, activityName, year, className }) => ({
    key: id,
    href: `/archives/${encodeURIComponent(id)}`,
    title,
    detail: [year, className && classLabel(className)].filter(Boolean).join(', ') || null,
    imageUrl: thumbnailUrl,
    art: artForWords(activityName, title),
  }));
}
