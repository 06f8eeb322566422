import { LoadedListPage, loadList } from '~/blocks/list/list-page';
import { Found } from '~/components/ui/found';
import { OptionalLink, SiteLink } from '~/components/ui/site-link';
import { buildHref, Route } from '~/href';
import { formatEnrollment } from '~/models/schools/enrollment-figures';
import { isMadeId } from '~/models/text/made-id';
import type { LoaderArgs } from '~/page/load-page';
import type { ConferenceOfficer } from '~/upstream/conferences';
import { type ConferenceGroup, conferenceRules, sources, toConferenceGroups } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export const loader = (args: LoaderArgs) => loadList(args, sources, toConferenceGroups);

export default function Conferences() {
  return <LoadedListPage rules={conferenceRules} Body={ConferenceBody} />;
}

function ConferenceBody({ group: { president, contact, url, rows } }: { readonly group: ConferenceGroup }) {
  return (
    <div className="grid items-start gap-x-10 gap-y-4 large-tablet:grid-cols-[18rem_minmax(0,1fr)]">
      <dl className="grid gap-2 text-sm large-phone:grid-cols-2 large-tablet:grid-cols-1">
        {president !== null && <Officer term="President" officer={president} />}
        {contact !== null && <Officer term="Contact" officer={contact} />}
        {url !== null && (
          <div>
            <dt className="label text-ink-2">Website</dt>
            <dd className="min-w-0">
              <SiteLink to={url}>{new URL(url).host}</SiteLink>
            </dd>
          </div>
        )}
      </dl>
      {rows.length === 0 ? (
        <p className="text-ink-2">No member schools are listed.</p>
      ) : (
        <ul className="grid gap-x-8 large-phone:grid-cols-2 desktop:grid-cols-3">
          {rows.map(({ id, name, enrollment }) => (
            <li key={id} className="flex min-h-row items-center justify-between gap-4 border-b border-line py-1">
              <OptionalLink
                to={isMadeId(id) ? null : buildHref(Route.schoolsDetails, { schoolId: id })}
                className="min-w-0"
              >
                <Found name={name} />
              </OptionalLink>
              {enrollment !== null && (
                <span className="text-sm whitespace-nowrap text-ink-2">Enrollment {formatEnrollment(enrollment)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Officer({ term, officer }: { readonly term: string; readonly officer: ConferenceOfficer }) {
  const { name, school, schoolId } = officer;
  return (
    <div>
      <dt className="label text-ink-2">{term}</dt>
      <dd>
        {name}
        {name !== null && school !== null && ', '}
        {school !== null && (
          <OptionalLink to={schoolId && buildHref(Route.schoolsDetails, { schoolId })}>{school}</OptionalLink>
        )}
      </dd>
    </div>
  );
}
