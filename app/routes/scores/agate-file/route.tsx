import { loadAgate } from '~/blocks/open-data/agate-text';
import { answerFile } from '~/page/file-response';
import type { LoaderArgs } from '~/page/load-page';

/** The games of a day as newspapers set them, as plain text. */
export function loader(args: LoaderArgs): Promise<Response> {
  return answerFile(async () => {
    const { text } = await loadAgate(args);
    return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
  });
}
