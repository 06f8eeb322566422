import { EmailText } from './email-text';
import { Portrait } from './portrait';

export interface PersonView {
  readonly key: string;
  readonly name: string;
  readonly photoUrl: string | null;
  /** Lines of text: title, school, term. */
  readonly lines: readonly string[];
  readonly email?: string | null;
  /** Contact in the person's absence. */
  readonly assistant?: AssistantView | null;
  /** A distinguishing word, such as `Chair`. */
  readonly mark: string | null;
}

interface AssistantView {
  /** `Maia Quill, Administrative Assistant`. */
  readonly text: string;
  readonly email: string | null;
}

/** A person with portrait, or a drawn placeholder, and roles. */
export function PersonCard({ person }: { readonly person: PersonView }) {
  const { name, photoUrl, lines, email = null, assistant = null, mark } = person;
  return (
    <article className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 border-t border-line py-3">
      <Portrait imageUrl={photoUrl} size="large" />
      <div className="min-w-0">
        <h3>
          {name}
          {mark !== null && <span className="label ml-2 text-ink-2">{mark}</span>}
        </h3>
        {lines.map((line) => (
          <p key={line} className="text-sm text-ink-2">
            {line}
          </p>
        ))}
        {email !== null && <EmailLink email={email} />}
        {assistant !== null && (
          <div className="mt-1">
            <p className="text-sm text-ink-2">Assistant: {assistant.text}</p>
            {assistant.email !== null && <EmailLink email={assistant.email} />}
          </div>
        )}
      </div>
    </article>
  );
}

function EmailLink({ email }: { readonly email: string }) {
  return (
    <a href={`mailto:${email}`} className="inline-block min-h-6 max-w-full text-sm">
      <EmailText>{email}</EmailText>
    </a>
  );
}
