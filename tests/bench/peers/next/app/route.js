/*
The tested page, regenerated every 180 seconds. A route handler sends the same bytes as the site, while a page would add hydration data
and React.
 */
export const dynamic = 'force-static';
export const revalidate = 180;

/** Runs at the build and at each regeneration; visitors get the kept answer. */
export async function GET() {
  const address = process.env.PAGE_URL;
  if (address === undefined) throw new Error('PAGE_URL must be the address of the page to serve.');
  const page = await fetch(address);
  if (!page.ok) throw new Error(`${address} answered ${page.status}`);
  return new Response(await page.text(), { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
