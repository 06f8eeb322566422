import type { ReactNode } from 'react';
import { noValue } from '~/models/text/no-value';
import { ResultMark, type ResultMarkProps } from '../scores/result-mark';
import { OptionalLink } from '../ui/site-link';

interface GameDayProps {
  /** Path of the game's page; without it the text is no link. */
  readonly to: string | null;
  /** Accessible addition to the text: which game it is. */
  readonly about: string;
  /** The day or result. */
  readonly children: ReactNode;
}

/** Day or result of a game in a football list, linked to the game's page. */
export function GameDay({ to, about, children }: GameDayProps) {
  return (
    <OptionalLink to={to} prefetch="none" about={about} className="inline-block min-h-6 content-center print:min-h-0">
      {children}
    </OptionalLink>
  );
}

interface GameResultProps extends Pick<ResultMarkProps, 'result'> {
  readonly score: string | null;
}

export function GameResult({ result, score }: GameResultProps) {
  if (result === null && score === null) return noValue;
  return (
    <span className="result whitespace-nowrap">
      <ResultMark result={result} /> {score}
    </span>
  );
}
