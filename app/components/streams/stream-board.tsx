import { ButtonLink } from '../ui/button';
import { Part } from '../ui/part';
import { HiddenText, ShowHiddenText } from '../ui/results';

export interface StreamView {
  readonly key: string;
  /** `Today`, `Mon, Mar 9`; `Live` once it has begun. */
  readonly day: string;
  readonly time: string | null;
  readonly iso: string;
  readonly title: string;
  /** Stands for a title that tells a result. */
  readonly neutralTitle: string | null;
  readonly sport: string | null;
  /** Absolute address. */
  readonly href: string;
}

interface StreamsProps {
  readonly streams: readonly StreamView[];
  readonly isUnavailable: boolean;
}

/** Streaming events; without any there is no section. */
export function Streams({ streams, isUnavailable }: StreamsProps) {
  if (isUnavailable)
    return <Part id="streaming-events" title="Streaming events" className="mt-8 min-w-0" isUnavailable />;
  return streams.length > 0 && <StreamBoard streams={streams} />;
}

/** The next streams as a departure board, in two lines per row on phones. A `DataTable` has no such layout. */
function StreamBoard({ streams }: { readonly streams: readonly StreamView[] }) {
  return (
    <section aria-labelledby="streaming-events" className="mt-8 min-w-0">
      <div className="on-scoreboard">
        <table className="departures">
          <caption>
            <h2 id="streaming-events">Streaming events</h2>
          </caption>
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">Time</th>
              <th scope="col">Event</th>
              <th scope="col">Sport</th>
              <th scope="col">
                <span className="sr-only">Link</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {streams.map((stream) => (
              <StreamRow key={stream.key} stream={stream} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function StreamRow({ stream }: { readonly stream: StreamView }) {
  return (
    <tr data-results>
      <td className="departures-day">
        <time dateTime={stream.iso}>{stream.day}</time>
      </td>
      <td className="departures-time">{stream.time ?? <span aria-label="to be announced">TBA</span>}</td>
      <th scope="row" className="departures-event">
        <HiddenText neutral={stream.neutralTitle}>{stream.title}</HiddenText>
        <ShowHiddenText neutral={stream.neutralTitle} />
      </th>
      <td className="departures-sport">{stream.sport}</td>
      <td className="departures-watch">
        <ButtonLink to={stream.href} icon="watch" withoutArrow>
          <span className="departures-word">Watch</span>
          <span className="sr-only"> {stream.neutralTitle ?? stream.title}</span>
        </ButtonLink>
      </td>
    </tr>
  );
}
