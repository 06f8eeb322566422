import { SectionHead } from '../ui/section-head';
import { SiteLink } from '../ui/site-link';
import type { ShopView } from './shell-view';

/** Number of entries on pages that belong to no sport. */
export const shopLimit = 6;

/** State series gear: pictures linked to the shop. */
export function ShopStrip({ entries }: { readonly entries: readonly ShopView[] }) {
  if (entries.length === 0) return null;
  return (
    <section
      aria-labelledby="shop-title"
      className="wrap lazy-render-73 tablet:lazy-render-60 desktop:lazy-render-36 mt-8 print:hidden"
    >
      <SectionHead id="shop-title">Shop</SectionHead>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.25rem),1fr))] gap-x-5 gap-y-3 pt-1 tablet:grid-cols-3 desktop:grid-cols-6">
        {entries.map(({ id, title, imageUrl, href }) => (
          <li key={id}>
            <SiteLink to={href} withoutArrow className="quiet-link flex items-center gap-3">
              <img
                src={imageUrl}
                alt=""
                width={88}
                height={88}
                loading="lazy"
                decoding="async"
                className="size-18 rounded bg-surface-sunken object-cover tablet:size-22"
              />
              <span className="min-w-0 font-display text-d-md font-semibold">{title}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
