import { escapeUTF8 } from 'entities';
import { association } from '~/config/association';
import { hashInlineParts } from './inline-parts';

/** What a static page says. */
export interface StaticPageWords {
  readonly title: string;
  readonly text: string;
}

export interface StaticPage {
  readonly html: string;
  /** Its type and its content security policy. */
  readonly headers: readonly (readonly [name: string, value: string])[];
}

const styles =
  ':root{color-scheme:light dark}' +
  'body{max-width:40rem;margin:0 auto;padding:2rem 1rem;font-family:system-ui,sans-serif;line-height:1.5}' +
  'h1{line-height:1.2}address{font-style:normal;margin-top:2rem;padding-top:1rem;border-top:1px solid}' +
  'a{color:inherit;display:inline-block;padding:.25rem 0}';

/**
 * One complete HTML document that needs nothing else: no rendering by Remix, no source, no file. For what is said when a page cannot
 * be made. It names the association and how to reach it.
 */
export async function renderStaticPage(associationName: string, { title, text }: StaticPageWords): Promise<StaticPage> {
  const name = escapeUTF8(associationName);
  const { street, town, officeHours, phone } = association;
  const html = [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeUTF8(title)} | ${name}</title><style>${styles}</style></head><body>`,
    `<header><a href="/">${name}</a></header>`,
    `<main><h1>${escapeUTF8(title)}</h1><p>${escapeUTF8(text)}</p><p><a href="/">Home page</a></p></main>`,
    `<footer><address>${name}<br>${street}, ${town}<br>${officeHours}<br><a href="${phone.href}">${phone.text}</a></address></footer>`,
    '</body></html>',
  ].join('');
  const [hash = ''] = await hashInlineParts(new Set([styles]));
  const policy = `default-src 'none'; style-src '${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return {
    html,
    headers: [
      ['content-type', 'text/html; charset=utf-8'],
      ['content-security-policy', policy],
    ],
  };
}
