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
}

/** A bracket with links to its parts and a legend. In print it is the only content of the page. */
export function DrawnBracket({ heading, bracket, list, otherHref, parts }: DrawnBracketProps) {
  return (
    <>
      <ClassTabs label="Parts of the bracket" tabs={parts} />
      <p className="hidden justify-between text-2xs print:flex">
        <b>{heading}: state series bracket</b>
        <span>
          {list === null && 'Bold with a bar: winner. '}
          {list === null && bracket.hasLikelyLines && 'Dashed: likely, not announced.'}
        </span>
      </p>
      {bracket.champion !== null && (
        <p className="result font-display text-d-lg font-semibold print:hidden">State champion: {bracket.champion}</p>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
        <MoreLink to={otherHref}>{list === null ? 'As a list' : 'As a drawing'}</MoreLink>
        {list !== null && (
          <>
            <HideToggle what="seeds" />
            <HideToggle what="scores" />
          </>
        )}
      </div>
      <Results>{list === null ? <Drawing bracket={bracket} /> : <BracketList parts={list} />}</Results>
    </>
  );
}

function Drawing({ bracket }: Pick<DrawnBracketProps, 'bracket'>) {
  return (
    <>
      {bracket.parts.length > 0 && !bracket.isNear && (
        <p className="pb-3 text-sm text-ink-2 tablet:hidden print:hidden">
          One part at a time: swipe to the next one, or choose it above.
        </p>
      )}
      <Bracket bracket={bracket} />
      <p className="bracket-legend print:hidden">
        Seeds come first; the bar and bold type mark the winner.
        {bracket.hasLikelyLines && ' A dashed line is the likely way on, not announced yet.'}
      </p>
    </>
  );
}
