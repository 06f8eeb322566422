export function loader() {
  // eslint-disable-next-line @typescript-eslint/only-throw-error
  throw new Response(null, { status: 404 });
}
export default function Page() {
  return null;
}
