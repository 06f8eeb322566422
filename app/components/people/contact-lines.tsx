import { EmailText } from '~/components/ui/email-text';
import { buildPhoneHref } from '~/models/text/phone-link';

export interface ContactLinesView {
  readonly phone: string | null;
  readonly fax: string | null;
  readonly email: string | null;
}

/** Telephone, fax and e-mail, one per line; a valid telephone number is a link. */
export function ContactLines({ contact: { phone, fax, email } }: { readonly contact: ContactLinesView }) {
  return (
    <>
      {phone !== null && (
        <p>
          <Phone phone={phone} />
        </p>
      )}
      {fax !== null && <p className="text-ink-2">Fax {fax}</p>}
      {email !== null && (
        <a href={`mailto:${email}`} className="inline-block min-h-6 max-w-full">
          <EmailText>{email}</EmailText>
        </a>
      )}
    </>
  );
}

function Phone({ phone }: { readonly phone: string }) {
  const href = buildPhoneHref(phone);
  if (href === null) return phone;
  return (
    <a href={href} className="inline-block min-h-6">
      {phone}
    </a>
  );
}
