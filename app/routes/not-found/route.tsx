/** Answers every path that no other route does; the frame's error boundary shows the page. */
export function loader(): never {
  throw new Response(null, { status: 404 });
}

export default function NeverShown() {
  return null;
}
