import { createPath, NavigationType, useBlocker, type BlockerFunction } from '@remix-run/react';
import { useEffect } from 'react';
import { siteAnswered, siteAnsweredLately, siteAnswers } from '../ui/site-answers';
import { useToast, type ToastMessage } from '../ui/toast';

/** Code that could not be fetched before it was needed; within this document browsers do not ask for it a second time. */
let isCodeMissing = false;

interface NavigationGuardProps {
  /** When what the page shows was given by its sources: "2:14 PM CT"; `null` where the page reads nothing. */
  readonly pageFrom: string | null;
}

/**
 * Keeps the page that stands when the next one cannot be fetched. Before the router leaves a page the site is asked
 * whether it answers, as a rule between the press on a link and its release; only then is the next page asked for. Without
 * an answer a message says so and offers to try again, and address, focus and scroll position stay as they are.
 */
export function NavigationGuard({ pageFrom }: NavigationGuardProps) {
  const blocker = useBlocker(mustAskFirst);
  const { show, dismiss } = useToast();

  useEffect(() => {
    document.addEventListener('pointerdown', askEarly, { passive: true });
    document.addEventListener('error', noteMissingCode, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', askEarly);
      document.removeEventListener('error', noteMissingCode, { capture: true });
    };
  }, []);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let isWanted = true;
    let shown: ToastMessage | undefined;
    const say = (text: string) => {
      shown = { text, tone: 'urgent', action: { label: 'Try again', onSelect: tryAgain }, stays: true };
      show(shown);
    };
    const attempt = async () => {
      const answered = await siteAnswers();
      if (!isWanted) return;
      if (!answered) say(noConnection(pageFrom));
      else if (isCodeMissing) window.location.assign(createPath(blocker.location));
      else blocker.proceed();
    };
    const tryAgain = () => {
      say('Trying again…');
      void attempt();
    };
    const sayOnline = () => {
      if (shown) say('You are back online.');
    };
    void attempt();
    window.addEventListener('online', sayOnline);
    return () => {
      isWanted = false;
      window.removeEventListener('online', sayOnline);
      if (shown) dismiss(shown);
    };
  }, [blocker, pageFrom, show, dismiss]);

  return null;
}

/**
 * Back and forward are held up only when there is no network for all that is known: their address has changed already,
 * and their scripts are there.
 */
const mustAskFirst: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) => {
  const isSamePage =
    currentLocation.pathname === nextLocation.pathname && currentLocation.search === nextLocation.search;
  if (isSamePage && nextLocation.hash !== '') return false;
  if (historyAction === NavigationType.Pop) return !navigator.onLine || !siteAnswered();
  return isCodeMissing || !siteAnsweredLately();
};

/** What a link to a page of ours will need is fetched on intent. */
function noteMissingCode({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'modulepreload') isCodeMissing = true;
}

/** Links that the router follows carry a mark of it. */
function askEarly({ target }: Event): void {
  const isOurs = target instanceof Element && target.closest('a[data-discover]') !== null;
  if (isOurs && !siteAnsweredLately()) void siteAnswers();
}

function noConnection(pageFrom: string | null): string {
  return pageFrom === null
    ? 'No connection. Try again when you are back online.'
    : `No connection. This page is from ${pageFrom}; try again when you are back online.`;
}
