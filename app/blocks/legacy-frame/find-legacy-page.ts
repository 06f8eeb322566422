import type { FramedAddresses } from '~/config/frame-origins';
import type { Sport } from '~/config/sports';
import { fillLegacyPageFile, listClassesWithPages } from '~/models/content/legacy-page';
import type { SportPageRequest } from '~/page/page-sources';
import type { LegacyFrame } from '~/routes.table.js';
import type { SportFacts } from '~/upstream/sports';
import { defaultClass, findAskedClass } from '../state-series/class-of-address';

/** @throws Error when the row of the page has no frame: the route table is wrong */
export function requireFrame(frame: LegacyFrame | undefined): LegacyFrame {
  if (frame === undefined) throw new Error('The row of this page in the route table has no frame.');
  return frame;
}

/** What decides which page is shown. */
export interface FrameRequest extends Pick<SportPageRequest, 'route' | 'sport' | 'params' | 'query'> {
  readonly environment: FramedAddresses;
}

/** The class, option and file of the old server's page at an address; unknown ones mean the default. */
export function findLegacyPage({ route, sport, params, query }: FrameRequest, facts: SportFacts | null) {
  const frame = requireFrame(route.frame);
  const { choice } = frame;
  const { className, ...shownClass } = findShownClass(frame, sport, facts, params.classId);
  const findOption = (value: string | undefined) => choice?.options.find((option) => option.value === value);
  const usual = findOption(choice?.usual) ?? choice?.options[0];
  const option = findOption(query[choice?.parameter ?? '']) ?? usual;
  const abbreviation = facts?.abbreviation ?? null;
  const file = fillLegacyPageFile(frame.file, {
    abbreviation,
    recordsCode: sport.recordsCode ?? abbreviation,
    gender: sport.gender === 'boys' ? 'b' : 'g',
    class: className,
    classNumber: className.slice(0, 1),
    choice: option?.file ?? null,
  });
  return { frame, className, ...shownClass, usual, option, file };
}

interface ShownClass {
  readonly className: string;
  /** The class if it is part of the address and of the page's name; `null` otherwise. */
  readonly named: string | null;
  /** Selectable classes; none if there is only one. */
  readonly tabs: readonly string[];
  /** The sport has one page for all classes. */
  readonly hasOnePageForAllClasses: boolean;
}

/** If upstream names no classes, uses the class in the address. The default class then has no address of its own. */
function findShownClass(
  { file, classes }: LegacyFrame,
  sport: Sport,
  facts: SportFacts | null,
  classId: string | undefined,
): ShownClass {
  const isByClass = file.includes('{class');
  if (!isByClass || !sport.hasLegacyPagesByClass) {
    return { className: defaultClass, named: null, tabs: [], hasOnePageForAllClasses: isByClass };
  }
  const wanted = classId?.toUpperCase();
  const known = classes ?? listClassesWithPages(facts?.classes ?? []);
  const className =
    known.find((name) => name === wanted) ?? known[0] ?? findAskedClass(sport.id, wanted) ?? defaultClass;
  const isOneOfMany = known.length > 1 || (known.length === 0 && className !== defaultClass);
  return {
    className,
    named: isOneOfMany ? className : null,
    tabs: known.length > 1 ? known : [],
    hasOnePageForAllClasses: false,
  };
}
