import { Picture } from '~/components/ui/picture';
import { Portrait } from '~/components/ui/portrait';
import { HiddenText, ShowHiddenText } from '~/components/ui/results';
import type { SportArt } from '~/config/sports';

export interface PostView {
  readonly key: string;
  /** `Instagram` */
  readonly source: string;
  /** `iso` is `null` for an unreadable date. */
  readonly date: { readonly text: string; readonly iso: string | null } | null;
  readonly text: string;
  /** Stands for a text that tells a result. */
  readonly neutralText: string | null;
  /** Absolute address of the post. */
  readonly href: string;
  readonly imageUrl: string;
  /** `@psaa` */
  readonly user: string | null;
  readonly userImageUrl: string | null;
  readonly art: SportArt;
}

/** Posts with links to their network, in a new tab. */
export function PostCards({ posts }: { readonly posts: readonly PostView[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-3 py-4 large-phone:gap-y-6 large-phone:grid-cols-2 tablet:grid-cols-3 laptop:grid-cols-4">
      {posts.map((post) => (
        <li key={post.key} data-results className="min-w-0">
          <PostCard post={post} />
          <ShowHiddenText neutral={post.neutralText} />
        </li>
      ))}
    </ul>
  );
}

function PostCard({ post }: { readonly post: PostView }) {
  const { source, date, text, neutralText, href, imageUrl, user, userImageUrl, art } = post;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="quiet-link grid grid-cols-[6rem_minmax(0,1fr)] content-start gap-x-3 text-sm text-ink large-phone:grid-cols-1"
    >
      <Picture src={imageUrl} alt="" art={art} width={480} height={480} className="aspect-square" />
      <span className="grid content-start gap-1 large-phone:gap-2 large-phone:pt-2">
        <span className="flex flex-wrap justify-between gap-x-3 text-ink-2">
          <span className="font-semibold">{source}</span>
          {date !== null &&
            (date.iso === null ? <span>{date.text}</span> : <time dateTime={date.iso}>{date.text}</time>)}
        </span>
        {user !== null && <Account name={user} imageUrl={userImageUrl} />}
        <span className="line-clamp-3">
          <HiddenText neutral={neutralText}>{text}</HiddenText>
        </span>
        <span className="sr-only"> (opens in a new tab)</span>
      </span>
    </a>
  );
}

function Account({ name, imageUrl }: { readonly name: string; readonly imageUrl: string | null }) {
  return (
    <span className="grid grid-cols-[1.75rem_minmax(0,1fr)] items-center gap-2">
      <Portrait imageUrl={imageUrl} size="small" />
      <span className="truncate font-semibold">{name}</span>
    </span>
  );
}
