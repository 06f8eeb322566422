import { Portrait } from '../ui/portrait';

export interface BylineView {
  readonly name: string;
  readonly title: string | null;
  readonly email: string | null;
  readonly avatarUrl: string | null;
}

export function Byline({ author: { name, title, email, avatarUrl } }: { readonly author: BylineView }) {
  return (
    <div className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-3 print:block">
      <Portrait imageUrl={avatarUrl} size="medium" className="print:hidden" />
      <div className="min-w-0 text-sm">
        <p className="font-semibold">{name}</p>
        {title !== null && <p className="text-ink-2">{title}</p>}
        {email !== null && (
          <p>
            <a href={`mailto:${email}`} className="inline-flex min-h-6 items-center">
              {email}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}
