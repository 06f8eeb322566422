import { findAskedClass, defaultClass } from '~/blocks/state-series/class-of-address';
import type { SourceRequest } from '~/cache/define-source';
import type { FrameView } from '~/components/embed/frame-embed';
import type { ClassTab } from '~/components/ui/class-tabs';
import { type FramedAddresses, listFrameOrigins } from '~/config/frame-origins';
import { hasTraits, type Sport } from '~/config/sports';
import { addToHref, fillPath } from '~/href';
import { listClassesWithPages, fillLegacyPageFile } from '~/models/content/legacy-page';
import type { RichText } from '~/models/content/rich-text';
import type { SportFacts } from '~/models/sports/sport-facts';
import { formatClass } from '~/models/text/label';
import { requestAfter, type SportPageRequest } from '~/page/page-sources';
import type { FrameChoice, FrameOption, LegacyFrame, PageRoute } from '~/routes.table.js';
import { legacySection, recordsAndHistory } from '~/upstream/legacy-pages';
import { sources as layoutSources } from '../sport/layout-sources';

/**
 * What a page declares, and the text of the old server's page that its row names, once it is known what upstream calls the sport.
 * Where the text cannot be had the frame shows the page. It is asked for when somebody comes, not among the page's `sources`:
 * prewarming is for results, and there are hundreds of these pages.
 */
export function withTextOfFrame<Declared extends { readonly subject: { readonly facts: SourceRequest<SportFacts> } }>(
  declare: (page: SportPageRequest) => Declared,
) {
  return (page: SportPageRequest) => {
    const declared = declare(page);
    const text = requestAfter(declared.subject.facts, (value) => requestForFrame(page, value));
    return { ...declared, dependent: { text } };
  };
}

/** What a page of the old server reads. */
export const framedPageSources = withTextOfFrame(layoutSources);

/** @returns `null` when there is no such page, or the original one is asked for */
export function requestForFrame(
  { params, query, environment, route, sport }: SportPageRequest,
  facts: SportFacts | null,
): SourceRequest<RichText> | null {
  const { frame } = route;
  if (frame === undefined || query.original !== undefined) return null;
  const { base = 'LEGACY_BASE_URL', choice } = frame;
  if (environment[base] === undefined || !hasTraits(sport, frame.onlyFor)) return null;
  const chosen = query[choice?.parameter ?? ''];
  const input = { sport, facts, classId: params.classId, chosen, environment };
  const file = findLegacyFile(frame, shownClass(frame, input).className, chosenOption(choice, chosen), input);
  if (file === null) return null;
  return (base === 'LEGACY_BASE_URL' ? legacySection : recordsAndHistory).with({ file });
}

/** A page of the association's old server, with tabs for its classes and for what else there is to choose. */
export interface LegacyFrameView {
  readonly title: string;
  /** Names what is shown by itself: `Girls Tennis: State Final Results, Friday, Class 1A`. */
  readonly name: string;
  readonly classes: readonly ClassTab[];
  /** The pages of a class, where it has more than one. */
  readonly choice: { readonly label: string; readonly tabs: readonly ClassTab[] } | null;
  /** `null` when the address of the page is not known. */
  readonly frame: FrameView | null;
  readonly size: NonNullable<LegacyFrame['size']>;
  /** The one address of what is shown. */
  readonly canonical: string;
  /** Where the page is shown as it is on the old server. */
  readonly originalHref: string;
  /** This is that address. */
  readonly isOriginal: boolean;
}

/** A row of the route table that has a frame. */
export type LegacyFrameRoute = Pick<PageRoute, 'path' | 'canonical' | 'title' | 'onlyFor'> & {
  readonly frame: LegacyFrame;
};

export interface LegacyFrameInput {
  readonly sport: Sport;
  /** What upstream says of the sport; `null` when it said nothing. */
  readonly facts: SportFacts | null;
  /** The class in the address; one that the sport does not have stands for the default. */
  readonly classId: string | undefined;
  /** What the query names of the frame's choice; an unknown name stands for the usual one. */
  readonly chosen: string | undefined;
  /** The old server's page was asked for as it is: so are those of the other classes and options. */
  readonly isOriginal?: boolean;
  readonly environment: FramedAddresses;
}

/** The page of the old server that a row of the route table names, for the sport, class and option of an address. */
export function toLegacyFrameView(route: LegacyFrameRoute, input: LegacyFrameInput): LegacyFrameView {
  const { frame } = route;
  const { sport, environment } = input;
  const shown = shownClass(frame, input);
  const option = chosenOption(frame.choice, input.chosen);
  const { isOriginal = false } = input;
  const buildHref = createFrameAddress(route, sport);
  const title = shown.standsForAll ? `All ${route.title}` : route.title;
  const name = [`${sport.title}: ${title}`, option?.title, shown.named && formatClass(shown.named)];
  const canonical = buildHref(shown.named, option);
  const view = { name: name.filter(Boolean).join(', '), canonical, originalHref: buildHref(shown.named, option, true) };
  const src = buildFrameUrl(frame, shown.className, option, input);
  return {
    ...view,
    isOriginal,
    title: route.title,
    classes:
      frame.isListedWithoutClasses === true && shown.standsForAll
        ? [{ text: route.title, to: buildHref(shown.named, option, isOriginal), isCurrent: true }]
        : shown.tabs.map((text) => ({
            text,
            to: buildHref(text, option, isOriginal),
            isCurrent: text === shown.className,
          })),
    choice:
      frame.choice === undefined
        ? null
        : {
            label: frame.choice.label,
            tabs: frame.choice.options.map((one) => ({
              text: one.text,
              to: buildHref(shown.named, one, isOriginal),
              isCurrent: one === option,
            })),
          },
    size: frame.size ?? 'page',
    frame:
      src === null
        ? null
        : { src, title: option?.title ?? title, name: view.name, origins: listFrameOrigins(environment) },
  };
}

interface ShownClass {
  readonly className: string;
  /** The class, where the address and the name of the page tell it. */
  readonly named: string | null;
  /** The classes to choose from; none where there is one only. */
  readonly tabs: readonly string[];
  /** The sport has one page for all of its classes. */
  readonly standsForAll: boolean;
}

/** Where upstream names no classes, the class in the address is shown; the default class has no address of its own then. */
function shownClass({ file, classes }: LegacyFrame, { sport, facts, classId }: LegacyFrameInput): ShownClass {
  const single = { className: defaultClass, named: null, tabs: [] };
  if (!file.includes('{class')) return { ...single, standsForAll: false };
  if (!sport.hasLegacyPagesByClass) return { ...single, standsForAll: true };
  const wanted = classId?.toUpperCase();
  const known = classes ?? listClassesWithPages(facts?.classes ?? []);
  const className =
    known.find((name) => name === wanted) ?? known[0] ?? findAskedClass(sport.id, wanted) ?? defaultClass;
  const isOneOfMany = known.length > 1 || (known.length === 0 && className !== defaultClass);
  return {
    className,
    named: isOneOfMany ? className : null,
    tabs: known.length > 1 ? known : [],
    standsForAll: false,
  };
}

function chosenOption(choice: FrameChoice | undefined, chosen: string | undefined): FrameOption | undefined {
  const findOption = (value: string | undefined) => choice?.options.find((option) => option.value === value);
  return findOption(chosen) ?? usualOption(choice);
}

function usualOption(choice: FrameChoice | undefined): FrameOption | undefined {
  return choice?.options.find(({ value }) => value === choice.usual) ?? choice?.options[0];
}

/** The address of a class and an option; the usual option is not named. */
function createFrameAddress({ path, canonical, frame }: LegacyFrameRoute, sport: Sport) {
  const usual = usualOption(frame.choice);
  return (classId: string | null, option: FrameOption | undefined, isOriginal = false): string =>
    addToHref(fillPath(canonical ?? path, { sportId: sport.id, classId: classId ?? undefined }), {
      ...(frame.choice !== undefined && option !== usual && { [frame.choice.parameter]: option?.value }),
      ...(isOriginal && { original: '1' }),
    });
}

function buildFrameUrl(
  frame: LegacyFrame,
  className: string,
  option: FrameOption | undefined,
  input: LegacyFrameInput,
): string | null {
  const server = input.environment[frame.base ?? 'LEGACY_BASE_URL'];
  const file = findLegacyFile(frame, className, option, input);
  return server === undefined || file === null ? null : `${server}/${file}`;
}

function findLegacyFile(
  { file }: LegacyFrame,
  className: string,
  option: FrameOption | undefined,
  { sport, facts }: Pick<LegacyFrameInput, 'sport' | 'facts'>,
): string | null {
  const abbreviation = facts?.abbreviation ?? null;
  return fillLegacyPageFile(file, {
    abbreviation,
    recordsCode: sport.recordsCode ?? abbreviation,
    gender: sport.gender === 'boys' ? 'b' : 'g',
    class: className,
    classNumber: className.slice(0, 1),
    choice: option?.file ?? null,
  });
}
