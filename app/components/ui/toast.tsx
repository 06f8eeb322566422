import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
} from 'react';
import { Button } from './button';

/** Only one toast is shown; it is removed after this time. */
const removalDelayMs = 1_000_000;

export interface ToastMessage {
  readonly title?: string;
  readonly text: string;
  /** `urgent` interrupts a screen reader. */
  readonly tone?: 'plain' | 'urgent';
  readonly action?: { readonly label: string; readonly onSelect: () => void };
  /** Stays until answered. */
  readonly stays?: boolean;
}

interface Toasts {
  readonly show: (message: ToastMessage) => void;
  /** Removes this message if it is still shown, or any message by default. */
  readonly dismiss: (only?: ToastMessage) => void;
}

const ToastContext = createContext<Toasts | null>(null);

/** Throws an `Error` outside `<ToastProvider>`. */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (toasts === null) throw new Error('useToast belongs inside <ToastProvider>');
  return toasts;
}

/** Holds the page's one toast, above everything else at the bottom. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [message, show] = useState<ToastMessage | null>(null);
  const dismiss = useCallback(
    (only?: ToastMessage) => show((shown) => (only === undefined || only === shown ? null : shown)),
    [],
  );
  const toasts = useMemo(() => ({ show, dismiss }), [dismiss]);

  useEffect(() => {
    if (message === null || message.stays === true) return;
    const timer = setTimeout(dismiss, removalDelayMs);
    return () => clearTimeout(timer);
  }, [message, dismiss]);

  const isUrgent = message?.tone === 'urgent';
  return (
    <ToastContext.Provider value={toasts}>
      {children}
      <div className="pointer-events-none fixed inset-x-4 bottom-4 z-40 flex print:hidden">
        {/* Both regions exist from the start: a live region that arrives with its text is not announced. */}
        <div role="status">{message && !isUrgent && <Toast message={message} onDismiss={dismiss} />}</div>
        <div role="alert">{message && isUrgent && <Toast message={message} onDismiss={dismiss} />}</div>
      </div>
    </ToastContext.Provider>
  );
}

function Toast({ message, onDismiss }: { readonly message: ToastMessage; readonly onDismiss: () => void }) {
  const { title, text, tone, action } = message;
  const { box, noteOrigin } = useFocusGivenBack();
  const edge = tone === 'urgent' ? 'border-alert-red-edge' : 'border-ink';
  return (
    <div
      ref={box}
      onFocus={noteOrigin}
      className={`on-scoreboard pointer-events-auto flex w-full max-w-104 items-center gap-3 rounded border-l-6 py-2 pr-2 pl-4 text-sm shadow-floating ${edge}`}
    >
      <div className="flex-1">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        <p>{text}</p>
      </div>
      {action && (
        <Button look="accent" onClick={action.onSelect}>
          {action.label}
        </Button>
      )}
      <Button iconOnly onClick={() => onDismiss()} icon="close">
        Dismiss
      </Button>
    </div>
  );
}

/** Returns the focus when a toast that has it disappears. */
function useFocusGivenBack() {
  const box = useRef<HTMLDivElement>(null);
  const origin = useRef<EventTarget | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      const from = origin.current;
      if (element?.contains(document.activeElement) && from instanceof HTMLElement) from.focus({ preventScroll: true });
    };
  }, []);
  const noteOrigin = ({ relatedTarget, currentTarget }: FocusEvent<HTMLDivElement>) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) origin.current = relatedTarget;
  };
  return { box, noteOrigin };
}
