import { buildHref, Route } from '~/href';
import { BackButton, ButtonLink } from '../ui/button';
import { Page } from '../ui/page';
import { SportLines } from '../ui/sport-lines';
import { TryAgain } from '../ui/unavailable';
import type { FailureWords } from './failure';

export function FailurePage({ words }: { readonly words: FailureWords }) {
  const { code, title, text, canRetry } = words;
  return (
    <Page width="wrap" header={null}>
      <div className="grid items-center gap-5 py-8 tablet:grid-cols-[auto_minmax(0,1fr)] tablet:gap-8 laptop:grid-cols-[auto_minmax(0,1fr)_20rem] large-tablet:py-12">
        <FlapCode code={code} />
        <div className="min-w-0">
          <h1 className="text-d-xl">{title}</h1>
          <p className="mt-2 mb-4 max-w-[46ch]">{text}</p>
          <div className="flex flex-wrap gap-2">
            {canRetry && <TryAgain />}
            <ButtonLink to="/" look={canRetry ? 'plain' : 'solid'}>
              Back to Home
            </ButtonLink>
            <BackButton>Go Back</BackButton>
            <ButtonLink to={buildHref(Route.scores)}>Scores</ButtonLink>
          </div>
        </div>
        <SportLines art="pitch" className="hidden h-45 w-80 laptop:block" />
      </div>
    </Page>
  );
}

function FlapCode({ code }: { readonly code: string }) {
  return (
    <p aria-hidden="true" className="flex gap-1">
      {Array.from(code).map((character, index) => (
        <span
          key={`${index}-${character}`}
          className="flap w-[min(5rem,24vw)] rounded text-center font-display text-[min(6.5rem,32vw)] leading-[1.23] font-bold"
        >
          {character}
        </span>
      ))}
    </p>
  );
}
