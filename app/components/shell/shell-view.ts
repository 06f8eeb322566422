import type { NavigationLink } from '~/config/navigation';
import type { Season } from '~/config/sports';

/** Data of the site layout around every page. Ready strings; nothing personal. */
export interface ShellView {
  readonly associationName: string;
  /** The association's short name. */
  readonly product: string;
  /** "Saturday, March 7, 2026" in content time. */
  readonly today: string;
  /** Four digits, in content time. */
  readonly year: string;
  readonly buildId: string;
  /** Whether the deployment has the service worker, which keeps pages for offline reading. */
  readonly keepsPages: boolean;
  /** The season whose sports the phone menu shows first. */
  readonly season: Season;
  /** Addresses of the external centers; unset ones are hidden. */
  readonly schoolCenterUrl: string | null;
  readonly officialsCenterUrl: string | null;
  /** Addresses of menus and footer that lead to pages which are not offered; absent if all are. */
  readonly hiddenPaths?: readonly string[];
  readonly sponsors: readonly SponsorView[];
  readonly shop: readonly ShopView[];
}

export interface SponsorView {
  readonly id: string;
  readonly title: string;
  readonly imageUrl: string | null;
  readonly href: string | null;
}

export interface ShopView {
  /** Shared id of its sport. */
  readonly id: string;
  readonly title: string;
  readonly imageUrl: string;
  readonly href: string;
}

/** The links that lead to offered pages. */
export function selectOffered<Link extends NavigationLink>(
  links: readonly Link[],
  { hiddenPaths = [] }: Pick<ShellView, 'hiddenPaths'>,
): readonly Link[] {
  return links.filter(({ to }) => !hiddenPaths.includes(to));
}

/** Used when the layout's data could not be loaded. */
export const bareShell: ShellView = {
  associationName: 'Activities Association',
  product: '',
  today: '',
  year: '',
  buildId: '',
  keepsPages: false,
  season: 'fall',
  schoolCenterUrl: null,
  officialsCenterUrl: null,
  sponsors: [],
  shop: [],
};
