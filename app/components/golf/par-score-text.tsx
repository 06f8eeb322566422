import type { ParScore } from '~/models/golf/golf';

interface ParScoreTextProps {
  readonly score: ParScore;
  /** Changed since the last refresh. */
  readonly hasChanged?: boolean;
}

const looks: Readonly<Record<ParScore['tone'], string>> = {
  under: 'golf-under',
  even: 'golf-even',
  over: 'golf-over',
  none: '',
};

/** `−6`, colored, with the accessible text "6 under par". */
export function ParScoreText({ score: { text, words, tone }, hasChanged = false }: ParScoreTextProps) {
  const look = `${looks[tone]} ${hasChanged ? 'golf-changed' : ''}`.trim();
  return (
    <>
      <span aria-hidden="true" className={look === '' ? undefined : look}>
        {text}
      </span>
      <span className="sr-only">{hasChanged ? `${words}, changed` : words}</span>
    </>
  );
}
