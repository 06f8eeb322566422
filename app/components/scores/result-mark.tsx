type ResultLetter = 'W' | 'L' | 'T';

const words: Readonly<Record<ResultLetter, string>> = { W: 'Won', L: 'Lost', T: 'Tied' };
const colors: Readonly<Record<ResultLetter, string>> = { W: 'text-win', L: 'text-loss', T: 'text-ink' };

export interface ResultMarkProps {
  readonly result: ResultLetter | null;
  /** Shown without a result; nothing by default. */
  readonly missing?: string;
}

export function ResultMark({ result, missing }: ResultMarkProps) {
  if (result === null) return missing;
  return (
    <b className={`result ${colors[result]}`}>
      <abbr title={words[result]} className="no-underline">
        {result}
      </abbr>
    </b>
  );
}
