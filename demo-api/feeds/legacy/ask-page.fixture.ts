import { fetchResponse } from '../../ask.fixture';

export const october = '2025-10-11T13:20:00-05:00';
export const unposted = 'The page you are attempting to view has not been posted yet';

export async function ask(
  path: string,
  now = october,
  seed = 1,
): Promise<{ status: number; bytes: Uint8Array; text: string }> {
  const response = await fetchResponse(path, now, seed);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, bytes, text: new TextDecoder('windows-1252').decode(bytes) };
}
