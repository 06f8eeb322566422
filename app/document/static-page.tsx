import { contact } from '~/config/association';
import { renderStandaloneDocument } from './template';

/** Texts of a static page. */
export interface StaticPageWords {
  readonly title: string;
  readonly text: string;
}

/** The style sheet of static pages, whose hash their security policy names. */
export const staticPageStyles =
  ':root{color-scheme:light dark}' +
  'body{max-width:40rem;margin:0 auto;padding:2rem 1rem;font-family:system-ui,sans-serif;line-height:1.5}' +
  'h1{line-height:1.2}address{font-style:normal;margin-top:2rem;padding-top:1rem;border-top:1px solid}' +
  'a{color:inherit;display:inline-block;padding:.25rem 0}';

/** A page without Remix, sources and files, for when no other page can be rendered. */
export function renderStaticPage(associationName: string, { title, text }: StaticPageWords): string {
  const { street, town, officeHours, phone } = contact;
  return renderStandaloneDocument({
    title: `${title} | ${associationName}`,
    head: <meta name="robots" content="noindex" />,
    styles: staticPageStyles,
    body: (
      <>
        <header>
          <a href="/">{associationName}</a>
        </header>
        <main>
          <h1>{title}</h1>
          <p>{text}</p>
          <p>
            <a href="/">Home page</a>
          </p>
        </main>
        <footer>
          <address>
            {associationName}
            <br />
            {street}, {town}
            <br />
            {`Office: ${officeHours}`}
            <br />
            <a href={phone.href}>{phone.text}</a>
          </address>
        </footer>
      </>
    ),
  });
}
