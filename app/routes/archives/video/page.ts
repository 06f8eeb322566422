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
  const names = teams === null ? [] : splitParts(teams, ';');
  const final = formatFinal(names, score);
  const facts = [
    ['Activity', activityName],
    ['Year', year],
    ['Class', className],
    ['Final', final],
    ['Teams', final !== null || teams === null ? null : names.join(', ')],
    ['Score', final === null ? score : null],
    ['Announcers', announcers],
    ['Buzzer beater', isBuzzerBeater ? 'Yes' : null],
  ] as const;
  const results: readonly string[] = ['Final', 'Teams', 'Score', 'Buzzer beater'];
  return facts.flatMap(([term, text]) =>
    text === null ? [] : [{ term, text, url: null, ...(results.includes(term) && { isResult: true }) }],
  );
}

const noBreak = '\u00a0';

/** `Mead Bend 50, Halegrove 42`; `null` for anything but two teams and two numbers. Upstream names the winner first. */
function formatFinal([winner, loser, ...others]: readonly string[], score: string | null): string | null {
  const [, more, less] = /^(\d+) ?[-–] ?(\d+)$/.exec(score?.trim() ?? '') ?? [];
  if (winner === undefined || loser === undefined || others.length > 0 || more === undefined || less === undefined)
    return null;
  return Number(more) < Number(less) ? null : `${winner}${noBreak}${more}, ${loser}${noBreak}${less}`;
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
