import type { VideoObjectLeaf } from 'schema-dts';
import type { FactView } from '~/components/ui/fact-list';
import { buildHref, Route } from '~/href';
import { buildPlayerUrl } from '~/models/content/web-video';
import { splitParts } from '~/models/text/split-parts';
import { toAbsoluteHref } from '~/page/page-meta';
import { notFound } from '~/page/page-outcome';
import type { PageRequest, ValuesOf } from '~/page/page-sources';
import { structuredData } from '~/page/structured-data';
import { archiveVideo, type ArchiveRecording } from '~/upstream/videos';

export function sources({ params }: Pick<PageRequest, 'params'>) {
  const videoId = params.videoId ?? '';
  return { critical: { recording: archiveVideo.with({ videoId }) } };
}

export type RecordingView = ReturnType<typeof toRecordingView>;

export function toRecordingView(recording: ArchiveRecording) {
  const { id, title, activityName, video, watchUrl } = recording;
  return {
    title,
    path: buildHref(Route.archivesVideo, { videoId: id }),
    kicker: activityName,
    video,
    /** Location of a recording that no player can show; `null` when not given. */
    watchUrl: video === null ? watchUrl : null,
    facts: buildRecordingFacts(recording),
  };
}

/** Unknown facts have no line. */
function buildRecordingFacts(recording: ArchiveRecording): FactView[] {
  const { activityName, year, className, teams, score, announcers, isBuzzerBeater } = recording;
  const facts = [
    ['Activity', activityName],
    ['Year', year],
    ['Class', className],
    ['Teams', teams === null ? null : splitParts(teams, ';').join(', ')],
    ['Score', score],
    ['Announcers', announcers],
    ['Buzzer beater', isBuzzerBeater ? 'Yes' : null],
  ] as const;
  // Upstream names the winner first.
  const results: readonly string[] = ['Teams', 'Score', 'Buzzer beater'];
  return facts.flatMap(([term, text]) =>
    text === null ? [] : [{ term, text, url: null, ...(results.includes(term) && { isResult: true }) }],
  );
}

export function toView({ critical }: ValuesOf<typeof sources>, { environment }: PageRequest) {
  const { value } = critical.recording;
  if (value === null) return notFound;
  const recording = toRecordingView(value);
  const { title: name, path, kicker, video } = recording;
  const { thumbnailUrl, year } = value;
  if (video === null) return { recording };
  // Without `uploadDate`, because upstream has only a year.
  const item: VideoObjectLeaf = {
    '@type': 'VideoObject',
    name,
    description: [name, kicker, year].filter(Boolean).join(', '),
    url: toAbsoluteHref(path, environment.SITE_URL),
    embedUrl: buildPlayerUrl(video),
    ...(thumbnailUrl !== null && { thumbnailUrl }),
  };
  return { recording, [structuredData]: [item] };
}
