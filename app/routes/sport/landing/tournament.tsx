import { FactList } from '~/components/ui/fact-list';
import { LooseImage } from '~/components/ui/loose-image';
import { Part } from '~/components/ui/part';
import { PersonCard } from '~/components/ui/person-card';
import { SiteLink } from '~/components/ui/site-link';
import type { TournamentView, WeatherView } from './tournament-view';

/** Visitor information about the finals, the weather there, and contacts. */
export function Tournament({ tournament }: { readonly tournament: TournamentView }) {
  const { title, facts, weather, administrator } = tournament;
  return (
    <Part id="tournament" title="Tournament Information">
      {title !== null && <p className="mb-2 font-display text-d-md font-semibold">{title}</p>}
      {weather !== null && <WeatherNow weather={weather} />}
      <FactList facts={facts} isNarrow />
      {administrator !== null && (
        <div className="mt-4">
          <p className="label mb-1 text-ink-2">Tournament administrator</p>
          <PersonCard person={administrator.person} />
          {administrator.email !== null && (
            <p className="text-sm break-words">
              <SiteLink to={`mailto:${administrator.email}`} withoutArrow>
                {administrator.email}
              </SiteLink>
            </p>
          )}
        </div>
      )}
    </Part>
  );
}

function WeatherNow({ weather: { description, iconUrl, temperature, facts } }: { readonly weather: WeatherView }) {
  return (
    <div className="mb-3 grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-x-3 rounded bg-surface-sunken p-3">
      <div className="size-16">
        {iconUrl !== null && (
          <LooseImage src={iconUrl} width={64} height={64} className="picture-image size-full object-contain" />
        )}
      </div>
      <div className="min-w-0">
        <h3 className="label text-ink-2">Weather at the site</h3>
        <p className="font-display text-d-lg font-semibold">
          {temperature}, {description}
        </p>
        <dl className="flex flex-wrap gap-x-3 text-sm text-ink-2">
          {facts.map(({ term, text }) => (
            <div key={term} className="flex gap-x-1">
              <dt>{term}</dt>
              <dd className="font-semibold text-ink">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
