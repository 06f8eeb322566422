/** A network that swallows what is sent is as good as none. */
const patienceMs = 8_000;
/** About as long as it takes to choose a link. */
const latelyMs = 2_000;

let asking: Promise<boolean> | null = null;
let last: { readonly answered: boolean; readonly atMs: number } = { answered: true, atMs: 0 };

/**
 * Whether the site can be reached at this moment. Asked before anything that would put an error in the place of the page
 * when there is no network: what is shown is better than that. Who asks meanwhile gets the same answer.
 */
export function siteAnswers(): Promise<boolean> {
  asking ??= askSite().then((answered) => {
    last = { answered, atMs: Date.now() };
    asking = null;
    return answered;
  });
  return asking;
}

/** Whether it was reached when it was asked last. */
export function siteAnswered(): boolean {
  return last.answered;
}

/** Whether it was reached so lately that nobody need ask again before the next page. */
export function siteAnsweredLately(): boolean {
  return last.answered && Date.now() - last.atMs <= latelyMs;
}

async function askSite(): Promise<boolean> {
  try {
    const response = await fetch('/version.json', { cache: 'no-store', signal: AbortSignal.timeout(patienceMs) });
    return response.ok;
  } catch {
    return false;
  }
}
