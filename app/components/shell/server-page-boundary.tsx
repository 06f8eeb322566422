import { Component, type ContextType, type ReactNode } from 'react';
import { ServerPageContext } from './server-page';

interface ServerPageBoundaryProps {
  readonly children: ReactNode;
}

/** Shows the server's HTML again when the app throws in the browser. On the server it renders its children. */
export class ServerPageBoundary extends Component<ServerPageBoundaryProps, { readonly hasFailed: boolean }> {
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
