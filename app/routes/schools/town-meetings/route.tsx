import { useLoaderData } from '@remix-run/react';
import { EmptyState } from '~/components/ui/empty-state';
import { Page } from '~/components/ui/page';
import { PrintButton } from '~/components/ui/print-button';
import { Unavailable } from '~/components/ui/unavailable';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { emptyText, type MeetingView, sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export default function TownMeetings() {
  const { meetings, meetingsText } = useLoaderData<typeof loader>();
  return (
    <Page>
      {meetingsText !== null && <p className="max-w-[60ch] pb-4">{meetingsText}</p>}
      {meetings === null ? <Unavailable what="The meetings" isMain /> : <Meetings meetings={meetings} />}
    </Page>
  );
}

function Meetings({ meetings }: { readonly meetings: readonly MeetingView[] }) {
  if (meetings.length === 0) return <EmptyState>{emptyText}</EmptyState>;
  return (
    <>
      <ol className="grid gap-x-8 tablet:grid-cols-2 laptop:grid-cols-3">
        {meetings.map((meeting) => (
          <li key={meeting.key} className="break-inside-avoid border-t border-rule py-4">
            <Meeting meeting={meeting} />
          </li>
        ))}
      </ol>
      <p>
        <PrintButton />
      </p>
    </>
  );
}

function Meeting({ meeting: { date, day, isOver, location, room, contact, memo } }: { readonly meeting: MeetingView }) {
  return (
    <article>
      <p className="label">
        {day === null ? date : <time dateTime={day}>{date}</time>}
        {isOver && <span className="text-ink-2">, over</span>}
      </p>
      <h2 className="part-heading mt-1">{location}</h2>
      <dl className="mt-1 text-sm">
        {room !== null && <Line term="Room">{room}</Line>}
        {contact !== null && <Line term="Contact">{contact}</Line>}
      </dl>
      {memo.map((line, index) => (
        <p key={index} className="mt-1 text-sm">
          {line}
        </p>
      ))}
    </article>
  );
}

function Line({ term, children }: { readonly term: string; readonly children: string }) {
  return (
    <div className="flex gap-2">
      <dt className="text-ink-2">{term}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
