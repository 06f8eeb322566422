import { ContactLines, type ContactLinesView } from '~/components/people/contact-lines';
import { LooseImage } from '~/components/ui/loose-image';
import { NewTabMark } from '~/components/ui/site-link';
import type { Website } from '~/upstream/fields/contact';
import type { ListGroup } from './list-rules';

export interface ContactView {
  readonly key: string;
  readonly name: string;
  readonly logoUrl: string | null;
  /** Lines of text: purpose and location. */
  readonly lines: readonly string[];
  readonly contacts: readonly ContactPerson[];
  readonly website: Website | null;
}

interface ContactPerson extends ContactLinesView {
  readonly name: string | null;
}

export function ContactCards({ group: { rows } }: { readonly group: ListGroup<ContactView> }) {
  return (
    <ul className="grid gap-x-8 large-phone:grid-cols-2 laptop:grid-cols-3">
      {rows.map((contact) => (
        <ContactCard key={contact.key} contact={contact} />
      ))}
    </ul>
  );
}

function ContactCard({ contact: { name, logoUrl, lines, contacts, website } }: { readonly contact: ContactView }) {
  return (
    <li className="grid min-w-0 content-start break-inside-avoid border-b border-line py-3 text-sm">
      <LooseImage
        src={logoUrl}
        width={160}
        height={56}
        className="picture-image mb-2 h-14 w-40 object-contain object-left"
      />
      <p className="font-display text-d-md font-semibold">{name}</p>
      {lines.map((line) => (
        <p key={line} className="text-ink-2">
          {line}
        </p>
      ))}
      {contacts.map((person, index) => (
        <Person key={index} person={person} />
      ))}
      {website !== null && <WebsiteLine website={website} />}
    </li>
  );
}

function Person({ person }: { readonly person: ContactPerson }) {
  return (
    <div className="pt-1">
      {person.name !== null && <p>{person.name}</p>}
      <ContactLines contact={person} />
    </div>
  );
}

/** Opens in a new tab, so that the list stays. An incomplete address is shown as text. */
function WebsiteLine({ website: { text, url } }: { readonly website: Website }) {
  if (url === null) return <p className="text-ink-2">{text}</p>;
  return (
    <p>
      <a href={url} target="_blank" rel="noopener" className="inline-block min-h-6 max-w-full">
        {text}
        <NewTabMark />
      </a>
    </p>
  );
}
