import type { SportArt } from '~/config/sports';
import { ButtonLink } from '../ui/button';
import { Picture } from '../ui/picture';
import { HiddenText, ShowHiddenText } from '../ui/results';
import type { StreamView } from './stream-board';

export interface StreamCardView extends Omit<StreamView, 'day'> {
  readonly isLive: boolean;
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
  const { title, neutralTitle, sport, time, iso, isLive, href, imageUrl, art } = stream;
  return (
    <li
      data-results
      className="grid grid-cols-[5rem_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-2 large-phone:grid-cols-[8rem_minmax(0,1fr)_auto]"
    >
      <Picture src={imageUrl} alt="" art={art} width={256} height={144} className="aspect-video" />
      <div className="min-w-0 text-sm">
        <p className="text-ink-2">
          {isLive && <b className="mr-2 text-live">Live</b>}
          <time dateTime={iso}>{time ?? <span aria-label="time to be announced">TBA</span>}</time>
        </p>
        <h3>
          <HiddenText neutral={neutralTitle}>{title}</HiddenText>
        </h3>
        <ShowHiddenText neutral={neutralTitle} />
        {sport !== null && <p className="text-ink-2">{sport}</p>}
      </div>
      <ButtonLink to={href} icon="watch" withoutArrow className="max-large-phone:w-control max-large-phone:px-0">
        <span className="max-large-phone:sr-only">Watch</span>
        <span className="sr-only"> {neutralTitle ?? title}</span>
      </ButtonLink>
    </li>
  );
}
