import { Form } from '@remix-run/react';
import { FollowButton } from '~/components/teams/follow-button';
import { ButtonLink } from '~/components/ui/button';
import { SearchField } from '~/components/ui/fields';
import { Part } from '~/components/ui/part';
import { SiteLink } from '~/components/ui/site-link';
import { buildHref, Route } from '~/href';

export interface SportToFollow {
  readonly id: string;
  readonly title: string;
  readonly to: string;
  /** `State finals, day 2 of 2`; `null` on other days. */
  readonly today: string | null;
}

/** For a device that follows no teams: the search for a school, then the sports of the season. */
export function StartFollowing({ sports }: { readonly sports: readonly SportToFollow[] }) {
  return (
    <>
      <SchoolSearch />
      <p className="max-w-[60ch] pt-2 pb-4">
        You follow no teams on this device yet. Press Follow on the page of a school, a team or a sport.
      </p>
      {sports.length > 0 && (
        <Part id="sports-to-follow" title="Or Follow a Sport">
          <ul className="grid gap-x-8 tablet:grid-cols-2 desktop:grid-cols-3">
            {sports.map(({ id, title, to, today }) => (
              <li key={id} className="flex items-center gap-x-3 border-b border-line py-1">
                <SiteLink to={to} className="quiet-link min-h-8 min-w-0 flex-1 content-center">
                  <span className="font-display text-d-md font-semibold">{title}</span>
                  {today !== null && <span className="block text-sm text-ink-2">{`Today: ${today}`}</span>}
                </SiteLink>
                <FollowButton team={id} name={title} isQuiet />
              </li>
            ))}
          </ul>
        </Part>
      )}
      <p className="flex flex-wrap gap-2 py-4">
        <FindSchools />
      </p>
    </>
  );
}

/** Links to the directory, which links to the pages of schools. */
export function SchoolSearch() {
  return (
    <Form action={buildHref(Route.schoolsDirectory)} role="search" className="w-full max-w-[24rem]">
      <SearchField
        label="Find a school to follow"
        name="q"
        defaultValue=""
        submitLabel="Search schools"
        placeholder="Name of a school"
      />
    </Form>
  );
}

export function FindSchools() {
  return (
    <>
      <ButtonLink to={buildHref(Route.schoolsDirectory)}>School Directory</ButtonLink>
      <ButtonLink to={buildHref(Route.scores)}>Scores</ButtonLink>
    </>
  );
}
