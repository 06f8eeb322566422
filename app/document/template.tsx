import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const headStart = renderToStaticMarkup(
  <>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
  </>,
);

/** The template of every HTML document of the site: its texts in order. `body` is HTML in any number of texts. */
export function listDocumentTexts({
  head,
  body,
}: {
  readonly head: string;
  readonly body: readonly string[];
}): string[] {
  return [`<!DOCTYPE html><html lang="en"><head>${headStart}${head}</head><body>`, ...body, '</body></html>'];
}

const encoder = new TextEncoder();

/** The bytes of texts in order. Joining the texts of a long page first would copy them once more. */
export function encodeTexts(texts: readonly string[]): Uint8Array<ArrayBuffer> {
  const parts = texts.map((text) => encoder.encode(text));
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
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
  return listDocumentTexts({
    head: `${elements}${buildScriptElement(script)}<style>${styles}</style>`,
    body: [renderToStaticMarkup(body), buildScriptElement(bodyScript)],
  }).join('');
}
