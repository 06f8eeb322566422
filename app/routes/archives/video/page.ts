import type { FactView } from '~/components/ui/fact-list';
import { buildHref, Route } from '~/href';
import type { WebVideo } from '~/models/content/web-video';
import type { PageRequest } from '~/page/page-sources';
import { archiveVideo, type ArchiveRecording } from '~/upstream/videos';

/** Ids are numbers or words of letters, digits and hyphens. */
const VIDEO_ID = /^[\w-]{1,40}$/;

/**
 * The recording that the address names.
 * @throws Response 404 for an address that names none: upstream is not asked, and `stats` is another answer.
 */
export function sources({ params }: Pick<PageRequest, 'params'>) {
  const videoId = params.videoId ?? '';
  if (!VIDEO_ID.test(videoId) || videoId === 'stats') throw new Response(null, { status: 404 });
  return { critical: { recording: archiveVideo.with({ videoId }) } };
}

export interface RecordingView {
  readonly title: string;
  /** The recording's one address. */
  readonly path: string;
  readonly kicker: string | null;
  /** `null` when no player can show it. */
  readonly video: WebVideo | null;
  /** Where the recording is, when no player can show it; `null` when not given. */
  readonly watchUrl: string | null;
  readonly facts: readonly FactView[];
}

export function toRecordingView(recording: ArchiveRecording): RecordingView {
  const { id, title, activityName, video, watchUrl } = recording;
  return {
    title,
    path: buildHref(Route.archivesVideo, { videoId: id }),
    kicker: activityName,
    video,
    watchUrl: video === null ? watchUrl : null,
    facts: buildRecordingFacts(recording),
  };
}

/** What is not known has no line. */
function buildRecordingFacts(recording: ArchiveRecording): FactView[] {
  const { activityName, year, className, teams, score, announcers, isBuzzerBeater } = recording;
  const facts = [
    ['Activity', activityName],
    ['Year', year],
    ['Class', className],
    ['Teams', teams?.replace(/\s*;\s*/g, ', ') ?? null],
    ['Score', score],
    ['Announcers', announcers],
    ['Buzzer beater', isBuzzerBeater ? 'Yes' : null],
  ] as const;
  return facts.flatMap(([term, text]) => (text === null ? [] : [{ term, text, url: null }]));
}
