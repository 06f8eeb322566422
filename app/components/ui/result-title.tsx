import { splitTitle } from '~/models/content/told-results';

/** A title. What gives a game away in it is hidden for visitors who hide results. */
export function ResultTitle({ children }: { readonly children: string }) {
  return splitTitle(children).map(({ text, isResult }, index) =>
    isResult ? (
      <span key={index} className="result">
        {text}
      </span>
    ) : (
      text
    ),
  );
}
