import type { ReactNode } from 'react';
import type { Packed } from '~/browser/packed';
import type { BracketListPart } from '~/models/brackets/bracket-list-view';
import { HideToggle } from '../shell/hide-toggle';
import { type ClassTab, ClassTabs } from '../ui/class-tabs';
import { Results } from '../ui/results';
import { MoreLink } from '../ui/section-head';
import { Bracket, type PackedBracketView } from './bracket';
import { BracketList } from './bracket-list';

interface DrawnBracketProps {
  readonly heading: string;
  readonly bracket: PackedBracketView;
  /** The games in words, in place of the drawing; `null` where it is drawn. */
  readonly list: Packed<readonly BracketListPart[]> | null;
  /** Address of the list, or from the list that of the drawing. */
  readonly otherHref: string;
  /** The whole bracket and its parts. */
  readonly parts: readonly ClassTab[];
  /** Further links. */
  readonly children?: ReactNode;
}

/** The champion of a bracket that is over, beside the classes. */
export function BracketChampion({ name }: { readonly name: string | null }) {
  if (name === null) return null;
  return (
    <p className="result font-display text-d-sm font-semibold max-tablet:order-2 max-tablet:flex-1 max-tablet:basis-3/5 tablet:text-d-lg print:hidden">
      State champion: {name}
    </p>
  );
}

/** A bracket with links to its parts and a legend. In print it is the only content of the page. */
export function DrawnBracket({ heading, bracket, list, otherHref, parts, children }: DrawnBracketProps) {
  return (
    <>
      <p className="hidden justify-between text-2xs print:flex print:pr-15 print:pb-1">
        <b>{heading}: state series bracket</b>
        <span>
          {list === null && 'Bold with a bar: winner. '}
          {list === null && bracket.hasLikelyLines && 'Dashed: likely, not announced.'}
        </span>
      </p>
      {/* One row where there is room. Phones have the links below the drawing. */}
      <div className="max-tablet:contents tablet:flex tablet:flex-wrap tablet:items-center tablet:gap-x-5 tablet:gap-y-2">
        <div className="min-w-0 tablet:flex-1 tablet:basis-80">
          <ClassTabs label="Parts of the bracket" tabs={parts} />
        </div>
        <div
          className={`flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden ${list === null ? 'max-tablet:order-last' : ''}`}
        >
          <MoreLink to={otherHref}>{list === null ? 'As a list' : 'As a drawing'}</MoreLink>
          {list !== null && (
            <>
              <HideToggle what="seeds" />
              <HideToggle what="scores" />
            </>
          )}
          {children}
        </div>
      </div>
      <Results>{list === null ? <Drawing bracket={bracket} /> : <BracketList parts={list} />}</Results>
    </>
  );
}

function Drawing({ bracket }: Pick<DrawnBracketProps, 'bracket'>) {
  return (
    <>
      <Bracket bracket={bracket} />
      <p className="bracket-legend print:hidden">
        {bracket.parts.length > 0 && !bracket.isNear && (
          <span className="tablet:hidden">Swipe to the next part, or choose it above. </span>
        )}
        Seeds come first; the bar at the left marks the winner.
        {bracket.hasLikelyLines && ' A dashed line is the likely way on, not announced yet.'}
      </p>
    </>
  );
}
