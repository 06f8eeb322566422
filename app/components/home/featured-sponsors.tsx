import { LooseImage } from '../ui/loose-image';
import { Part } from '../ui/part';
import { OptionalLink } from '../ui/site-link';

export interface FeaturedSponsorView {
  readonly key: string;
  readonly title: string;
  readonly description: string | null;
  readonly imageUrl: string | null;
  readonly href: string | null;
}

export function FeaturedSponsors({ sponsors }: { readonly sponsors: readonly FeaturedSponsorView[] }) {
  return (
    <Part id="featured-sponsors" title="Featured sponsors" className="mt-8 min-w-0">
      <ul className="grid grid-cols-2 gap-x-6 gap-y-4 pt-2 tablet:grid-cols-3">
        {sponsors.map((sponsor) => (
          <li key={sponsor.key}>
            <OptionalLink to={sponsor.href} withoutArrow className="quiet-link block">
              <SponsorCard sponsor={sponsor} />
            </OptionalLink>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** The name is behind the logo, for screen readers and logos that fail to load. */
function SponsorCard({ sponsor: { title, description, imageUrl } }: { readonly sponsor: FeaturedSponsorView }) {
  return (
    <>
      <span className="relative flex h-14 items-center overflow-hidden font-display text-d-md font-semibold">
        {imageUrl === null ? (
          title
        ) : (
          <>
            {title}
            <LooseImage
              src={imageUrl}
              width={240}
              height={56}
              className="picture-image absolute inset-0 size-full bg-surface object-contain object-left"
            />
          </>
        )}
      </span>
      {description !== null && <span className="mt-1 block text-sm text-ink-2">{description}</span>}
    </>
  );
}
