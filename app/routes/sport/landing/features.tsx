import { Part } from '~/components/ui/part';
import { Picture } from '~/components/ui/picture';
import { SiteLink } from '~/components/ui/site-link';
import type { SportArt } from '~/config/sports';
import type { FeatureView } from './view';

interface FeaturesProps {
  readonly features: readonly FeatureView[];
  readonly art: SportArt;
}

/** The association's features for the sport. */
export function Features({ features, art }: FeaturesProps) {
  return (
    <Part id="featured" title="Featured">
      <ul className="grid gap-5 pt-1 large-phone:grid-cols-2">
        {features.map((feature) => (
          <li key={feature.key}>
            {feature.href === null ? (
              <FeatureCard feature={feature} art={art} />
            ) : (
              <SiteLink to={feature.href} withoutArrow className="quiet-link block">
                <FeatureCard feature={feature} art={art} />
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function FeatureCard({ feature: { title, subtitle, imageUrl }, art }: { feature: FeatureView; art: SportArt }) {
  return (
    <>
      <Picture src={imageUrl} alt="" art={art} width={480} height={200} className="aspect-[12/5]" />
      <span className="mt-2 block font-display text-d-md font-semibold">{title}</span>
      {subtitle !== null && <span className="block text-sm text-ink-2">{subtitle}</span>}
    </>
  );
}
