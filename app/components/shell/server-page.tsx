import { createContext, Component, type ContextType, type ReactNode } from 'react';

/** The page as the server sent it, kept in case its scripts fail. */
export interface ServerPage {
  /** Whether the address is still that of this page. */
  readonly isShown: () => boolean;
  /** Ends the page's scripts and shows the server's HTML again, or loads the page after a navigation. */
  readonly restore: () => void;
}

/** Provided by the browser's entry; `null` on the server. */
export const ServerPageContext = createContext<ServerPage | null>(null);

/** Copies the server's nodes before hydration changes them. `endScripts` is called once the copy is shown. */
export function keepServerPage(container: Element, endScripts: () => void): ServerPage {
  const address = getCurrentAddress();
  const copy = document.implementation.createHTMLDocument('').importNode(container, true);
  const isShown = () => getCurrentAddress() === address;
  let isRestored = false;
  return {
    isShown,
    restore: () => {
      if (isRestored) return;
      isRestored = true;
      if (!isShown()) {
        window.location.reload();
        return;
      }
      container.replaceWith(document.adoptNode(copy));
      document.documentElement.dataset.scripts = 'failed';
      // React is still working when it reports an error.
      queueMicrotask(endScripts);
      // Without a router, going back to a page of this document changes only the address.
      window.addEventListener('popstate', () => {
        if (!isShown()) window.location.reload();
      });
    },
  };
}

function getCurrentAddress(): string {
  return window.location.pathname + window.location.search;
}

/** Shows the server's HTML again when the app throws in the browser. On the server it renders its children. */
export class ServerPageBoundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  static override contextType = ServerPageContext;

  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    (this.context as ContextType<typeof ServerPageContext>)?.restore();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
