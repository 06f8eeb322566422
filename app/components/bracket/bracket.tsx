import { type Packed, useUnpacked } from '~/browser/packed';
import type {
  BracketCellView,
  BracketPartView,
  BracketRoundView,
  BracketSheetView,
  BracketUnitView,
  BracketView,
} from '~/models/brackets/bracket-view';
import { FittedName, NameFormsContext } from '../schools/fitted-name';
import type { SlotForms } from '../schools/slot-forms';
import { BracketGame, BracketGamesContext } from './bracket-game';

export interface PackedBracketView extends Omit<BracketView, 'sheets'> {
  readonly sheets: Packed<BracketView['sheets']>;
  /** Of the pages of the games. */
  readonly sportId: string;
  /** When upstream gave the games (real clock, milliseconds). */
  readonly asOfMs: number;
  /** Of the names that do not fit everywhere. */
  readonly nameForms: Packed<readonly SlotForms[]>;
}

/** A bracket of game lists by round, laid out by `app/styles/bracket.css`. Phones show one part at a time. */
export function Bracket({ bracket }: { readonly bracket: PackedBracketView }) {
  const sheets = useUnpacked(bracket.sheets);
  const nameForms = useUnpacked(bracket.nameForms);
  const looks = ['bracket', bracket.isSmall ? 'bracket-small' : '', bracket.isNear ? 'bracket-near' : ''];
  if (bracket.isDense) looks.push('bracket-dense');
  if (hasSeveralParts(bracket)) looks.push('bracket-strip');
  if (sheets.some(({ sides }) => sides.length > 1)) looks.push('bracket-wide');
  return (
    <BracketGamesContext.Provider value={bracket}>
      <NameFormsContext.Provider value={nameForms}>
        <div className={looks.filter(Boolean).join(' ')} data-as-of={bracket.asOfMs}>
          {sheets.map((sheet, index) => (
            <Sheet key={index} sheet={sheet} />
          ))}
        </div>
      </NameFormsContext.Provider>
    </BracketGamesContext.Provider>
  );
}

/** Whether a phone shows one part at a time. */
function hasSeveralParts({ parts, isNear }: PackedBracketView): boolean {
  return parts.length > 1 && !isNear;
}

function Sheet({ sheet: { sides, finals, finalsFirst, type } }: { readonly sheet: BracketSheetView }) {
  const ofFinals = finals !== null && <Part part={finals} isFinals />;
  return (
    <div
      className={`bracket-sheet bracket-sides-${sides.length} ${type === undefined ? '' : `bracket-type-${type}`}${finalsFirst ? ' bracket-finals-first' : ''}`}
    >
      {finalsFirst && ofFinals}
      {sides.map((parts, index) => (
        <div key={index} className="bracket-side">
          {parts.map((part) => (
            <Part key={part.slug} part={part} />
          ))}
        </div>
      ))}
      {!finalsFirst && ofFinals}
    </div>
  );
}

interface PartProps {
  readonly part: BracketPartView;
  readonly isFinals?: boolean;
}

function Part({ part: { slug, title, units, opensAtLast }, isFinals = false }: PartProps) {
  const id = `part-${slug}`;
  const [alone] = units.length === 1 ? units : [];
  const before = units.slice(0, -1);
  const last = units.at(-1);
  const looks = ['bracket-part', isFinals && 'bracket-finals', opensAtLast && 'bracket-late'].filter(Boolean);
  return (
    <section aria-labelledby={id} className={looks.join(' ')}>
      <h2 id={id}>{title}</h2>
      {alone?.site !== undefined && alone.site !== null && <p className="bracket-site">{alone.site}</p>}
      {opensAtLast && last !== undefined && <Unit unit={last} />}
      {before.length > 0 && (
        <div className="bracket-feeders">
          {before.map((unit) => (
            <Unit key={getUnitKey(unit)} unit={unit} />
          ))}
        </div>
      )}
      {!opensAtLast && last !== undefined && <Unit unit={last} />}
    </section>
  );
}

function getUnitKey({ rounds }: BracketUnitView): string {
  return rounds
    .flatMap(({ cells }) => cells.flatMap(({ content }) => (content && 'id' in content ? [content.id] : [])))
    .join();
}

function Unit({ unit: { title, rounds, placements, leadsOn } }: { readonly unit: BracketUnitView }) {
  const Head = title === null ? 'h3' : 'h4';
  return (
    <div className={`bracket-unit ${leadsOn === null ? '' : lines[leadsOn]}`}>
      {title !== null && <h3>{title}</h3>}
      <div className="bracket-rounds">
        {rounds.map((round) => (
          <Round key={round.title} round={round} Head={Head} />
        ))}
        {placements.map(({ title: head, game }) => (
          <div key={game.id} className="bracket-round bracket-placement">
            <Head>{head}</Head>
            <ol>
              <li>
                <BracketGame game={game} />
              </li>
            </ol>
          </div>
        ))}
      </div>
    </div>
  );
}

function Round({
  round: { title, cells, isEarlier },
  Head,
}: {
  readonly round: BracketRoundView;
  readonly Head: 'h3' | 'h4';
}) {
  return (
    <div className={isEarlier ? 'bracket-round bracket-earlier' : 'bracket-round'}>
      <Head>{title}</Head>
      <ol>
        {cells.map((cell, index) => (
          <Cell key={index} cell={cell} />
        ))}
      </ol>
    </div>
  );
}

const lines = { surely: 'bracket-on', likely: 'bracket-on bracket-likely' } as const;

function Cell({ cell: { content, leadsOn, isFed } }: { readonly cell: BracketCellView }) {
  if (content === null) return <li aria-hidden="true" className="bracket-none" />;
  const looks = [leadsOn === null ? '' : lines[leadsOn], isFed ? 'bracket-fed' : ''].filter(Boolean).join(' ');
  if ('id' in content) {
    return (
      <li className={looks || undefined}>
        <BracketGame game={content} />
      </li>
    );
  }
  return (
    <li className={`bracket-bye ${looks}`}>
      <p>
        <i>{content.seed}</i>
        <span>
          <FittedName>{content.byeLabel}</FittedName>
        </span>
        <b>bye</b>
      </p>
    </li>
  );
}
