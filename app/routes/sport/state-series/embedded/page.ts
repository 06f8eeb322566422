import type { FrameView } from '~/components/embed/frame-embed';
import type { ClassTab } from '~/components/ui/class-tabs';
import { type FramedAddresses, frameOrigins } from '~/config/frame-origins';
import { type Sport, sportPath } from '~/config/sports';
import { classesWithPages, defaultClass, type LegacySection, legacySectionUrl } from '~/models/content/legacy-page';
import type { SportFacts } from '~/models/sports/sport-facts';
import { classLabel } from '~/models/text/label';
import { askedClass } from '../class-of-address';

/** A page of a state series that the old server keeps. */
export interface EmbeddedPageView {
  readonly title: string;
  readonly tabs: readonly ClassTab[];
  /** `null` when nobody says where the page is. */
  readonly frame: FrameView | null;
  /** The one address of what is shown. */
  readonly canonical: string;
}

/**
 * @param facts what upstream says of the sport; `null` when it said nothing
 * @param wantedClass last segment of the address; a class that the sport does not have stands for the default. Where upstream names no classes
 *   the address is believed.
 */
export function toEmbeddedPageView(
  sport: Sport,
  section: LegacySection,
  facts: SportFacts | null,
  wantedClass: string | undefined,
  environment: FramedAddresses,
): EmbeddedPageView {
  const path = `${sportPath(sport)}/state-series/${section.segment}`;
  const classes = sport.hasLegacyPagesByClass ? classesWithPages(facts?.classes ?? []) : [];
  const wanted = wantedClass?.toUpperCase();
  const shown =
    classes.find((name) => name === wanted) ??
    classes[0] ??
    (sport.hasLegacyPagesByClass ? askedClass(sport.id, wanted) : null) ??
    defaultClass;
  // Without a list of classes, one that is not the default has an address of its own.
  const isOneOfMany = classes.length > 1 || (classes.length === 0 && shown !== defaultClass);
  const { LEGACY_BASE_URL } = environment;
  const abbreviation = facts?.abbreviation ?? null;
  return {
    title: section.title,
    tabs: tabsOf(path, section, sport.hasLegacyPagesByClass, classes, shown),
    canonical: isOneOfMany ? `${path}/${shown}` : path,
    frame:
      LEGACY_BASE_URL === undefined || abbreviation === null
        ? null
        : {
            src: legacySectionUrl(LEGACY_BASE_URL, abbreviation, section, shown),
            title: sport.hasLegacyPagesByClass ? section.title : `All ${section.title}`,
            name: `${sport.title}: ${sport.hasLegacyPagesByClass ? section.title : `All ${section.title}`}${isOneOfMany ? `, ${classLabel(shown)}` : ''}`,
            origins: frameOrigins(environment),
          },
  };
}

function tabsOf(
  path: string,
  { segment, title }: LegacySection,
  byClass: boolean,
  classes: readonly string[],
  shown: string,
): readonly ClassTab[] {
  if (!byClass) return segment === 'entries' ? [{ text: title, to: path, isCurrent: true }] : [];
  if (classes.length < 2) return [];
  return classes.map((name) => ({ text: name, to: `${path}/${name}`, isCurrent: name === shown }));
}
