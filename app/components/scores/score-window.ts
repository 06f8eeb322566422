import { buildSeenKey, type ShownGame, toSeenGame } from '~/models/games/seen-games';
import { latestGames } from './use-latest-game';
import { formatWatchedTitle, readLatestState } from './watched-game';

/** Document Picture-in-Picture, which Chromium has on desktops. */
declare const documentPictureInPicture: {
  readonly requestWindow: (size: { readonly width: number; readonly height: number }) => Promise<Window>;
};

/** Whether this browser can keep a small window above others. */
export function hasSmallWindows(): boolean {
  return 'documentPictureInPicture' in window;
}

/** Shows the score in a small window until it is closed. Never rejects. */
export async function openScoreWindow(game: ShownGame): Promise<void> {
  const opened = await documentPictureInPicture.requestWindow({ width: 320, height: 150 }).catch(() => null);
  if (opened === null) return;
  const { body, documentElement } = opened.document;
  documentElement.lang = 'en';
  // The site's policy allows no style sheet of another document.
  const { color, backgroundColor, fontFamily } = getComputedStyle(
    document.querySelector('.on-scoreboard') ?? document.body,
  );
  Object.assign(body.style, { margin: '0', padding: '12px 16px', color, backgroundColor, fontFamily });
  const show = () => {
    const state = readLatestState(game);
    opened.document.title = formatWatchedTitle(game.names, state);
    const teams = game.names.map((name, index) => buildLine([name, (state.scores[index] ?? []).join(' ')], '24px'));
    body.replaceChildren(...teams, buildLine([state.words.join(' ')], '16px'));
  };
  const buildLine = (texts: readonly string[], fontSize: string) => {
    const line = opened.document.createElement('p');
    Object.assign(line.style, {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '12px',
      margin: '4px 0',
      fontSize,
    });
    line.replaceChildren(
      ...texts.map((text) => {
        const part = opened.document.createElement('span');
        part.textContent = text;
        return part;
      }),
    );
    return line;
  };
  show();
  opened.addEventListener('pagehide', latestGames.subscribe(buildSeenKey(toSeenGame(game)), show), { once: true });
}
