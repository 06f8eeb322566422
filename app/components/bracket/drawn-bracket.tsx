import type { UpdateStamp } from '~/models/dates/update-stamp';
import { type ClassTab, ClassTabs } from '../ui/class-tabs';
import { Bracket, type PackedBracketView } from './bracket';

interface DrawnBracketProps {
  /** Title of the printed sheet: `Boys Soccer, Class 1A`. */
  readonly heading: string;
  readonly bracket: PackedBracketView;
  /** Links to the whole bracket and to each part. */
  readonly parts: readonly ClassTab[];
  readonly stamp: UpdateStamp;
}

/**
 * A bracket with links to its parts and a legend. In print it is the only content of the page (class `bracket-page`).
 */
export function DrawnBracket({ heading, bracket, parts, stamp }: DrawnBracketProps) {
  return (
    <>
      <ClassTabs label="Parts of the bracket" tabs={parts} />
      <p className="hidden justify-between text-2xs print:flex">
        <b>{heading}: state series bracket</b>
        <span>
          Bold with a bar: winner. {bracket.hasLikelyLines && 'Dashed: likely, not announced. '}Updated {stamp.text}
        </span>
      </p>
      {bracket.champion !== null && (
        <p className="font-display text-d-lg font-semibold print:hidden">State champion: {bracket.champion}</p>
      )}
      {parts.length > 0 && !bracket.isNear && (
        <p className="text-sm text-ink-2 tablet:hidden print:hidden">
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
