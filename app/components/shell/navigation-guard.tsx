import {
  createPath,
  NavigationType,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigation,
  type Blocker,
  type BlockerFunction,
} from '@remix-run/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { fetchPageCode, needsCode } from '~/browser/page-code';
import { waitingRequest } from '~/browser/page-requests';
import { hasKeptPage } from '~/offline/use-kept-pages';
import { useToast, type ToastMessage } from '../ui/toast';
import { awaitEntry, loadDocument, startEntryTimer, stopEntryTimer } from './early-entry';

interface NavigationGuardProps {
  /** When the sources gave the page's data: "2:14 PM CT"; `null` for a page without sources. */
  readonly pageFrom: string | null;
}

type BlockedNavigation = Extract<Blocker, { readonly state: 'blocked' }>;

interface HeldNavigation {
  readonly navigation: BlockedNavigation;
  /** Path of the page that it would leave. */
  readonly fromPath: string;
  /** Key of the navigation that was under way when this one was held; `undefined` for none. */
  readonly earlierKey: string | undefined;
  /** It went on, or a later one replaced it. The router's state may still call it blocked. */
  readonly isOver: boolean;
}

/** Keeps the page, with a message, when the next one cannot be fetched. Falls back to a copy of the service worker. */
export function NavigationGuard({ pageFrom }: NavigationGuardProps) {
  const blocker = useBlocker(beginNavigation);
  const request = useSyncExternalStore(waitingRequest.subscribe, waitingRequest.read, () => null);
  const { location } = useNavigation();
  const wantedPath = location === undefined ? null : createPath(location);
  const { show, dismiss } = useToast();
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  // The router drops a blocked navigation when another one ends, so it is kept until a later one leads to another page.
  const [held, setHeld] = useState<HeldNavigation>();
  if (blocker.state === 'blocked' && held?.navigation !== blocker) {
    setHeld({ navigation: blocker, fromPath: pathname, earlierKey: location?.key, isOver: false });
  } else if (held?.isOver === false) {
    const isOnAnotherPage = held.fromPath !== pathname;
    const isOver = blocker.state === 'proceeding' || (isOnAnotherPage && key !== held.earlierKey);
    if (isOver || isOnAnotherPage) setHeld({ ...held, fromPath: pathname, isOver });
  }
  const blocked = held?.isOver === false ? held.navigation : null;
  const earlierKey = held?.earlierKey;

  useEffect(() => {
    if (request?.isNavigation !== true) return;
    let isWanted = true;
    let hide: (() => void) | undefined;
    const answer = async () => {
      const isKept = request.reason === 'unreachable' && wantedPath !== null && (await hasKeptPage(wantedPath));
      if (!isWanted) return;
      if (isKept) loadDocument(wantedPath);
      else
        hide = showNoAnswer({
          pageFrom,
          show,
          dismiss,
          isFailure: request.reason === 'failed',
          onRetry: request.retry,
        });
    };
    void answer();
    return () => {
      isWanted = false;
      hide?.();
    };
  }, [request, wantedPath, pageFrom, show, dismiss]);

  useEffect(() => {
    if (blocked === null) return;
    let isWanted = true;
    let hide: (() => void) | undefined;
    const attempt = async () => {
      const path = createPath(blocked.location);
      const code = navigator.onLine ? await fetchPageCode(blocked.location.pathname) : 'unreachable';
      const isKept = code === 'unreachable' && (await hasKeptPage(path));
      if (!isWanted) return;
      if (code === 'ready') {
        if (isAnotherPageUnderWay(earlierKey)) blocked.reset();
        else {
          proceed(blocked, () => navigate(path, { state: blocked.location.state as unknown }));
        }
        setHeld((current) => (current?.navigation === blocked ? { ...current, isOver: true } : current));
      } else if (code === 'gone' || isKept) loadDocument(path);
      else {
        hide?.();
        hide = showNoAnswer({ pageFrom, show, dismiss, onRetry: () => void attempt() });
      }
    };
    void attempt();
    return () => {
      isWanted = false;
      hide?.();
    };
  }, [blocked, earlierKey, navigate, pageFrom, show, dismiss]);

  return null;
}

/** The router calls it when a navigation begins, unless one that had to wait is under way. Returns whether it must wait. */
const beginNavigation: BlockerFunction = (next) => {
  awaitEntry(next.historyAction, next.nextLocation);
  return mustWait(next);
};

/** Back and forward wait only while the device is offline, because their address has changed already. */
const mustWait: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) => {
  const isPop = historyAction === NavigationType.Pop;
  const isSamePage =
    currentLocation.pathname === nextLocation.pathname && currentLocation.search === nextLocation.search;
  // Back from an entry that was added early leads to the page that is shown: the router could not restore the address.
  if (isSamePage && (isPop || nextLocation.hash !== '')) return false;
  if (!navigator.onLine) return true;
  return !isPop && needsCode(nextLocation.pathname);
};

/** Whether a navigation to another page has begun, apart from the one named. The router's own state is ahead of what is rendered. */
function isAnotherPageUnderWay(exceptKey: string | undefined): boolean {
  const { navigation, location } = window.__remixRouter.state;
  const next = navigation.location;
  return next !== undefined && next.pathname !== location.pathname && next.key !== exceptKey;
}

/** Continues a blocked navigation, or begins it anew when the router has dropped it. */
function proceed(blocked: BlockedNavigation, beginAnew: () => void): void {
  try {
    blocked.proceed();
  } catch {
    beginAnew();
  }
}

interface NoAnswer extends Pick<ReturnType<typeof useToast>, 'show' | 'dismiss'>, NavigationGuardProps {
  /** The site answered with an error; by default there is no connection. */
  readonly isFailure?: boolean;
  readonly onRetry: () => void;
}

/** @returns function that removes the message */
function showNoAnswer({ pageFrom, show, dismiss, isFailure, onRetry }: NoAnswer): () => void {
  let shown: ToastMessage;
  const say = (text: string) => {
    shown = { text, tone: 'urgent', action: { label: 'Try again', onSelect: tryAgain }, stays: true };
    show(shown);
  };
  const tryAgain = () => {
    say('Trying again…');
    startEntryTimer();
    onRetry();
  };
  const sayOnline = () => say('You are back online.');
  stopEntryTimer();
  say(describeNoAnswer(pageFrom, isFailure));
  window.addEventListener('online', sayOnline);
  return () => {
    window.removeEventListener('online', sayOnline);
    dismiss(shown);
  };
}

function describeNoAnswer(pageFrom: string | null, isFailure: boolean | undefined): string {
  const [what, when] = isFailure
    ? ['No newer data right now', 'in a minute']
    : ['No connection', 'when you are back online'];
  return `${what}. ${pageFrom === null ? 'Try' : `This page is from ${pageFrom}; try`} again ${when}.`;
}
