import type { Season } from '~/config/sports';

/** What the site layout shows around every page. Ready strings; nothing personal. */
export interface ShellView {
  readonly associationName: string;
  /** The association's short name. */
  readonly product: string;
  /** "Saturday, March 7, 2026" in content time. */
  readonly today: string;
  /** Four digits, in content time. */
  readonly year: string;
  readonly buildId: string;
  /** Whether the deployment has the service worker, which keeps pages for reading offline. */
  readonly keepsPages: boolean;
  /** The season whose sports the phone's menu shows first. */
  readonly season: Season;
  /** Addresses of the external centers; an unset one is hidden. */
  readonly schoolCenterUrl: string | null;
  readonly officialsCenterUrl: string | null;
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
  /** Shared id of the sport it belongs to. */
  readonly id: string;
  readonly title: string;
  readonly imageUrl: string;
  readonly href: string;
}

/** Stands in when even the site layout's own data could not be read: the page still has its header and footer. */
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
