import type { ErrorInfo } from 'react-dom/client';

/** Logs the first of React's reports that the server's HTML could not be hydrated. */
export function reportHydrationFailureTo(log: (line: string) => void): (error: unknown, info: ErrorInfo) => void {
  let isReported = false;
  return (error, { componentStack }) => {
    if (isReported) return;
    isReported = true;
    const { pathname, search } = window.location;
    log(
      `Hydration failed on ${pathname}${search} in ${findFailingComponent(componentStack ?? '')}: ${describeFailure(error)}`,
    );
  };
}

const namedFrames = 4;

/** The element and its nearest components, with locations, because production builds shorten names. */
export function findFailingComponent(componentStack: string): string {
  const frames = componentStack.replace(/https?:\/\/[^/]+/g, '').split(/\n(?:\s+at )?/);
  // The stack begins with a line break.
  const isNamed = (frame: string, index: number) => frame !== '' && (index === 1 || frame.includes('/'));
  return frames.filter(isNamed).slice(0, namedFrames).join(' < ');
}

/** The first clause; production builds of React append a link to the error number. */
function describeFailure(error: unknown): string {
  return String(error).split(/[;\n]/, 1)[0] ?? '';
}
