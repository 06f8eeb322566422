import type { ParScore } from '~/models/golf/golf-board-row';

interface ParScoreTextProps {
  readonly score: ParScore;
  /** Since the last refresh. */
  readonly hasChanged?: boolean;
}

/** `−6`, coloured below par and heard as "6 under par". */
export function ParScoreText({ score: { text, words, tone }, hasChanged = false }: ParScoreTextProps) {
  const look = `${tone === 'under' ? 'golf-under' : ''} ${hasChanged ? 'golf-changed' : ''}`.trim();
  return (
    <>
      <span aria-hidden="true" className={look === '' ? undefined : look}>
        {text}
      </span>
      <span className="sr-only">{hasChanged ? `${words}, changed` : words}</span>
    </>
  );
}
