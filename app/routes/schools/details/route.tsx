import { useLoaderData } from '@remix-run/react';
import { ContactLines } from '~/components/people/contact-lines';
import { schoolMissingTitle, SchoolNotFound } from '~/components/schools/school-not-found';
import { GameGrid } from '~/components/scores/game-sections';
import { SchoolMark } from '~/components/scores/school-mark';
import { PageFailure } from '~/components/shell/page-failure';
import { CalendarLinks, SubscriberNote } from '~/components/teams/calendar-links';
import { DatesAhead } from '~/components/teams/dates-ahead';
import { FollowButton } from '~/components/teams/follow-button';
import { type DataColumn, DataTable } from '~/components/ui/data-table';
import { EmptyState } from '~/components/ui/empty-state';
import { FreshnessStamp } from '~/components/ui/freshness-stamp';
import { Page } from '~/components/ui/page';
import { Part } from '~/components/ui/part';
import { MoreLink, MoreLinks } from '~/components/ui/section-head';
import { OptionalLink, SiteLink } from '~/components/ui/site-link';
import { words } from '~/config/words';
import { buildHref, Route } from '~/href';
import { noValue } from '~/models/text/no-value';
import { buildScoresFeedPath } from '~/page/feed-path';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { type FactRow, type FactValue, type SchoolView, sources, type StaffGroupView, toView } from './page';
import type { SeasonTeams, TeamRow } from './teams-view';

const trail = [
  { to: '/schools', text: 'Schools' },
  { to: buildHref(Route.schoolsDirectory), text: 'School Directory' },
];

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta = describePage<typeof loader>(
  ({ school: { id, title, path, lines } }) => ({
    title,
    canonical: path,
    feedPath: buildScoresFeedPath(id),
    description: lines.length === 0 ? undefined : `${title}: ${lines.join(', ')}.`,
  }),
  schoolMissingTitle,
);

export default function SchoolDetails() {
  const { school } = useLoaderData<typeof loader>();
  const { title, games, withoutGames, dates, facts, staff, teams, stamp } = school;
  return (
    <Page
      title={title}
      trail={trail}
      mark={<SchoolMark markKey={school.id} name={school.name} logoUrl={school.logoUrl} />}
    >
      <SchoolLines school={school} />
      <div className="grid gap-8 large-tablet:grid-cols-[minmax(0,1fr)_22rem] laptop:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="min-w-0">
          {games.length > 0 && (
            <Part id="games" title="Games" className="mb-6">
              <GameGrid cards={games} />
            </Part>
          )}
          {withoutGames !== null && <NoGames records={withoutGames.records} />}
          {dates.length > 0 && (
            <Part id="upcoming-events" title="Upcoming events" className="mb-6">
              <DatesAhead dates={dates} />
            </Part>
          )}
          <Part id="teams" title="Sports & Activities" isUnavailable={teams === null}>
            {teams !== null && <Teams seasons={teams} />}
          </Part>
          <GameCalendars school={school} />
        </div>
        <Part id="school-information" title="School Information" isUnavailable={facts === null}>
          {facts !== null && <SchoolInformation facts={facts} />}
        </Part>
      </div>
      <FreshnessStamp stamp={stamp} className="py-2" />
      <div className="mt-6">
        <Part id="staff" title="Staff" isUnavailable={staff === null}>
          {staff !== null && <Staff groups={staff} />}
        </Part>
      </div>
    </Page>
  );
}

function GameCalendars({ school: { calendars, gamesHref, screenHref, siteUrl } }: { readonly school: SchoolView }) {
  if (calendars.length === 0) return null;
  return (
    <Part id="calendars" title="Games in Your Calendar" className="mt-8 print:hidden">
      <p className="max-w-[60ch]">
        Subscribe to the games of a team, those of its state series among them.{' '}
        <SubscriberNote to={gamesHref} text="the school’s games of the day" />
      </p>
      <CalendarLinks calendars={calendars} siteUrl={siteUrl} />
      <p className="mt-2">
        <MoreLink to={screenHref}>{words.scoresOnScreen} in the gym</MoreLink>
      </p>
    </Part>
  );
}

function SchoolLines({ school: { id, name, about, contact, recordsPath } }: { readonly school: SchoolView }) {
  return (
    <div className="mb-2 grid gap-1">
      {contact !== null && (
        <p className="flex flex-wrap gap-x-3 text-sm">
          <span>{contact.address}</span>
          {contact.phone !== null && <Value value={contact.phone} />}
        </p>
      )}
      <div className="flex items-center gap-4">
        <p className="min-w-0 flex-1 text-sm text-ink-2">{about}</p>
        <FollowButton team={id} name={name} />
      </div>
      <p className="flex flex-wrap gap-x-4 print:hidden">
        <MoreLinks
          links={[
            { to: recordsPath, text: 'Season Records' },
            { to: buildHref(Route.calendar, { query: { school: id } }), text: 'Events' },
            { to: '#staff', text: 'Staff' },
          ]}
        />
      </p>
    </div>
  );
}

/** On a day without games to show, the records of the teams. */
function NoGames({ records }: NonNullable<SchoolView['withoutGames']>) {
  return (
    <section aria-label="Games" className="mb-6 border-t border-line pt-2">
      <p className="font-semibold">No games today.</p>
      {records.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-x-5 text-sm">
          {records.map(({ key, name, record, to }) => (
            <li key={key} className="flex items-baseline gap-x-1.5">
              <OptionalLink to={to} prefetch="none" className="inline-block min-h-6 content-center">
                {name}
              </OptionalLink>
              <span className="figures whitespace-nowrap">{record}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export function ErrorBoundary() {
  return <PageFailure missing={<SchoolNotFound />} />;
}

/** Names on the left, values on the right, one line each. */
function SchoolInformation({ facts }: { readonly facts: readonly FactRow[] }) {
  return (
    <dl className="text-sm">
      {facts.map(({ name, values }) => (
        <div key={name} className="grid grid-cols-[9rem_minmax(0,1fr)] gap-x-3 border-b border-line py-1.5">
          <dt className="text-ink-2">{name}</dt>
          <dd className="min-w-0">
            {values.map((value) => (
              <span key={value.text} className="block">
                <Value value={value} />
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ value: { text, href } }: { readonly value: FactValue }) {
  return href?.startsWith('tel:') ? <a href={href}>{text}</a> : <OptionalLink to={href}>{text}</OptionalLink>;
}

function Staff({ groups }: { readonly groups: readonly StaffGroupView[] }) {
  if (groups.length === 0) return <EmptyState>No staff is listed.</EmptyState>;
  return groups.map(({ name, members }) => (
    <section key={name} aria-label={name} className="pb-5">
      <h3 className="border-b border-rule pt-1 pb-1">{name}</h3>
      <ul className="grid gap-x-8 large-phone:grid-cols-2 laptop:grid-cols-3">
        {members.map((member) => (
          <Member key={member.key} member={member} />
        ))}
      </ul>
    </section>
  ));
}

function Member({ member: { name, titles, ...contact } }: { readonly member: StaffGroupView['members'][number] }) {
  return (
    <li className="min-w-0 break-inside-avoid border-b border-line py-2 text-sm">
      <p className="font-display text-d-md font-semibold">{name}</p>
      {titles.map((title) => (
        <p key={title} className="text-ink-2">
          {title}
        </p>
      ))}
      <ContactLines contact={contact} />
    </li>
  );
}

const recordColumn: DataColumn<TeamRow> = {
  head: 'Record',
  name: 'Wins, losses and ties',
  className: 'whitespace-nowrap',
  renderCell: ({ record }) => record ?? noValue,
};

/** Before the first games no team has a record. */
const buildColumns = (hasRecords: boolean): readonly DataColumn<TeamRow>[] => [
  { head: 'Sport or activity', renderCell: ({ name, href }) => <OptionalLink to={href}>{name}</OptionalLink> },
  {
    head: 'Class',
    whenNarrow: 'folded',
    renderCell: (team) => (team.className === null ? noValue : <ClassLink team={team} />),
  },
  ...(hasRecords ? [recordColumn] : []),
  { head: 'Pages', renderCell: ({ name, links }) => <Links about={name} links={links} /> },
];

function Teams({ seasons }: { readonly seasons: readonly SeasonTeams[] }) {
  if (seasons.length === 0) return <EmptyState>No sports or activities are listed.</EmptyState>;
  return (
    <DataTable
      caption="Sports and activities"
      columns={buildColumns(seasons.some(({ teams }) => teams.some(({ record }) => record !== null)))}
      sections={seasons.map(({ key, title, teams }) => ({ key, title, rows: teams }))}
    />
  );
}

function ClassLink({ team: { className, classHref, name } }: { readonly team: TeamRow }) {
  return (
    <OptionalLink to={classHref} about={`why in ${name}`} className="inline-block min-h-6 whitespace-nowrap">
      {className}
    </OptionalLink>
  );
}

function Links({ about, links }: { readonly about: string; readonly links: TeamRow['links'] }) {
  if (links.length === 0) return noValue;
  return (
    <span className="flex flex-wrap gap-x-4">
      {links.map(({ text, to }) => (
        <SiteLink
          key={text}
          to={to}
          about={about}
          prefetch="none"
          className="inline-flex min-h-6 items-center whitespace-nowrap"
        >
          {text}
        </SiteLink>
      ))}
    </span>
  );
}
