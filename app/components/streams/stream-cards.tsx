import type { SportArt } from '~/config/sports';
import { LiveBadge } from '../scores/game-status';
import { ButtonLink } from '../ui/button';
import { Picture } from '../ui/picture';
import { HiddenText, ShowHiddenText } from '../ui/results';
import type { StreamView } from './stream-board';

export interface StreamCardView extends Omit<StreamView, 'day'> {
  readonly isLive: boolean;
  /** `4th 2:10`, or `Live` where no more is known. */
  readonly liveText: string;
  readonly imageUrl: string | null;
  readonly art: SportArt;
}

export function StreamCards({ streams }: { readonly streams: readonly StreamCardView[] }) {
  return (
    <ul className="grid gap-x-8 pb-4 tablet:grid-cols-2">
      {streams.map((stream) => (
        <StreamCard key={stream.key} stream={stream} />
      ))}
    </ul>
  );
}

function StreamCard({ stream }: { readonly stream: StreamCardView }) {
  const { title, neutralTitle, sport, time, iso, isLive, liveText, href, imageUrl, art } = stream;
  return (
    <li
      data-results
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-2 large-phone:grid-cols-[8rem_minmax(0,1fr)_auto]"
    >
      <Picture
        src={imageUrl}
        alt=""
        art={art}
        width={256}
        height={144}
        className="aspect-video max-large-phone:hidden"
      />
      <div className="min-w-0 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 text-ink-2">
          {isLive && <LiveBadge words={liveText} />}
          <time dateTime={iso}>{time ?? <span aria-label="time to be announced">TBA</span>}</time>
        </p>
        <h3>
          <HiddenText neutral={neutralTitle}>{title}</HiddenText>
        </h3>
        <ShowHiddenText neutral={neutralTitle} />
        {sport !== null && <p className="text-ink-2">{sport}</p>}
      </div>
      <ButtonLink to={href} icon="watch" withoutArrow look={isLive ? 'solid' : 'plain'}>
        Watch
        <span className="sr-only"> {neutralTitle ?? title}</span>
      </ButtonLink>
    </li>
  );
}
