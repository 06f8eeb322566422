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

const namedComponents = 3;

/** The element and its nearest components, with locations, because production builds shorten names. */
export function findFailingComponent(componentStack: string): string {
  const frames = componentStack.split('\n').flatMap((line) => line.trim().replace(/^at /, '') || []);
  const isComponent = (frame: string) => frame.includes('/');
  const [element] = frames;
  const components = frames.filter(isComponent).slice(0, namedComponents);
  const place = element === undefined || isComponent(element) ? components : [element, ...components];
  return place.join(' < ').replace(/https?:\/\/[^/]+/g, '') || 'an unknown place';
}

/** The first clause; production builds of React append a link to the error number. */
function describeFailure(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split(/[;\n]/, 1)[0] ?? '';
}
