import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const headStart = renderToStaticMarkup(
  <>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
  </>,
);

/** The template of every HTML document of the site. Both parts are HTML. */
export function formatDocument({ head, body }: { readonly head: string; readonly body: string }): string {
  return `<!DOCTYPE html><html lang="en"><head>${headStart}${head}</head><body>${body}</body></html>`;
}

export interface StandaloneDocument {
  readonly title: string;
  readonly head?: ReactElement;
  /** Runs in the head, before the first paint. */
  readonly script?: string;
  /** Runs after the body. */
  readonly bodyScript?: string;
  readonly styles: string;
  readonly body: ReactElement;
}

/** A whole document that loads nothing else and is not hydrated. */
export function renderStandaloneDocument(document: StandaloneDocument): string {
  const { title, head, script, bodyScript, styles, body } = document;
  const elements = renderToStaticMarkup(
    <>
      <title>{title}</title>
      {head}
    </>,
  );
  const buildScriptElement = (text = '') => (text === '' ? '' : `<script>${text}</script>`);
  return formatDocument({
    head: `${elements}${buildScriptElement(script)}<style>${styles}</style>`,
    body: renderToStaticMarkup(body) + buildScriptElement(bodyScript),
  });
}
