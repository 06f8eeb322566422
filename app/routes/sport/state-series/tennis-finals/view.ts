import type { FrameView } from '~/components/embed/frame-embed';
import type { ClassTab } from '~/components/ui/class-tabs';
import { hrefWith } from '~/components/ui/href-with';
import { frameOrigins, type FramedAddresses } from '~/config/frame-origins';
import { sportPath, type Sport } from '~/config/sports';
import { tennisClasses, tennisFinalsUrl } from '~/models/content/legacy-page';
import type { TennisPage, TennisSection } from './sections';

/** A page of the tennis finals, which the old server keeps. */
export interface TennisFinalsView {
  readonly title: string;
  /** Names what is shown by itself: `Girls Tennis: State Final Results, Friday, Class 1A`. */
  readonly name: string;
  readonly classes: readonly ClassTab[];
  /** The pages of a class, where it has more than one. */
  readonly pages: { readonly label: string; readonly tabs: readonly ClassTab[] } | null;
  /** `null` when nobody says where the page is. */
  readonly frame: FrameView | null;
  /** The one address of what is shown. */
  readonly canonical: string;
}

export interface TennisFinalsInput {
  readonly sport: Sport;
  /** Last segment of the address; a class that tennis does not have stands for the first. */
  readonly wantedClass: string | undefined;
  /** The page that the query names; one that the section does not have stands for the usual one. */
  readonly wantedPage: string | undefined;
  readonly environment: FramedAddresses;
}

export function toTennisFinalsView(section: TennisSection, input: TennisFinalsInput): TennisFinalsView {
  const { sport, environment } = input;
  const { LEGACY_BASE_URL } = environment;
  const className = tennisClasses.find((one) => one === input.wantedClass?.toUpperCase()) ?? tennisClasses[0] ?? '';
  const page = section.pages.find(({ value }) => value === input.wantedPage) ?? section.usualPage;
  const hrefOf = addressOf(sport, section);
  const name = [`${sport.title}: ${section.title}`, page.name, `Class ${className}`].filter((part) => part !== null);
  return {
    title: section.title,
    name: name.join(', '),
    classes: tennisClasses.map((one) => ({ text: one, to: hrefOf(one, page), isCurrent: one === className })),
    pages: section.choice && {
      label: section.choice.label,
      tabs: section.pages.map((one) => ({ text: one.text, to: hrefOf(className, one), isCurrent: one === page })),
    },
    frame:
      LEGACY_BASE_URL === undefined
        ? null
        : {
            src: tennisFinalsUrl(LEGACY_BASE_URL, sport.gender ?? 'girls', className, page.page),
            title: page.name ?? page.text,
            name: name.join(', '),
            origins: frameOrigins(environment),
          },
    canonical: hrefOf(className, page),
  };
}

/** The usual page is not named. */
function addressOf(sport: Sport, { segment, choice, usualPage }: TennisSection) {
  const path = `${sportPath(sport)}/state-series/${segment}`;
  return (className: string, page: TennisPage): string =>
    hrefWith(`${path}/${className}`, choice === null || page === usualPage ? {} : { [choice.parameter]: page.value });
}
