import { TeamMark } from '~/components/scores/school-mark';
import { Part } from '~/components/ui/part';
import { Picture } from '~/components/ui/picture';
import { Results } from '~/components/ui/results';
import type { SportArt } from '~/config/sports';
import type { Fact, TeamProfileView } from './page';

interface TeamHeadProps {
  readonly profile: TeamProfileView;
  /** The season of its games if it is not the current one. */
  readonly season: string | null;
}

export function TeamHead({ profile, season }: TeamHeadProps) {
  const { schoolId, programName, logoUrl, nickname, record, className } = profile;
  return (
    <div className="mb-3 grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-4 border-y border-line py-3">
      <TeamMark size="size-16" markKey={schoolId} name={programName} logoUrl={logoUrl} />
      <p className="flex flex-wrap items-baseline gap-x-4 text-ink-2">
        {record !== null && (
          <span>
            Record <b className="font-display text-d-lg text-ink">{record}</b>
            {season !== null && `, ${season}`}
          </span>
        )}
        {nickname !== null && <span>{nickname}</span>}
        {className !== null && <span>{className}</span>}
      </p>
    </div>
  );
}

interface TeamProfileProps {
  readonly profile: TeamProfileView;
  readonly art: SportArt;
}

/** The school, its coaches, last year's finish, and its picture. */
export function TeamProfile({ profile, art }: TeamProfileProps) {
  const { school, coaches, lastYearsAdvancement } = profile;
  return (
    <>
      <div className="grid gap-8 tablet:grid-cols-2">
        <Part id="school-information" title="School Information">
          <Facts facts={school} />
        </Part>
        <div className="grid content-start gap-8">
          <Part id="coaching-staff" title="Coaching Staff">
            {coaches.length === 0 && <p className="text-ink-2">Not given.</p>}
            <Facts facts={coaches} />
          </Part>
          <Part id="last-years-advancement" title="Last Year's Advancement">
            <Results isWhole>
              <p>{lastYearsAdvancement ?? 'None reported.'}</p>
            </Results>
          </Part>
        </div>
      </div>
      <TeamPhoto profile={profile} art={art} />
    </>
  );
}

function TeamPhoto({ profile: { photoUrl, captions, programName }, art }: TeamProfileProps) {
  if (photoUrl === null && captions.length === 0) return null;
  return (
    <Part id="team-photo" title="Team Photo" {...(captions.length === 0 && { className: 'min-w-0 print:hidden' })}>
      <figure className="grid items-start gap-4 large-tablet:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Picture
          src={photoUrl}
          alt={`Team photo of ${programName}`}
          art={art}
          width={640}
          height={400}
          className={`${photoUrl === null ? 'h-40' : 'aspect-[8/5]'} w-full print:hidden`}
        />
        <figcaption>
          {photoUrl === null && <p className="mb-2 text-sm text-ink-2">No photo available.</p>}
          <Facts facts={captions} />
        </figcaption>
      </figure>
    </Part>
  );
}

export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="text-sm">
      {facts.map(({ name, value }) => (
        <div key={name} className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-3 border-b border-line py-1">
          <dt className="text-ink-2">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
