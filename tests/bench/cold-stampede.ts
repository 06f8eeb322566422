export interface UpstreamCall {
  readonly path: string;
  readonly count: number;
}

/** Requests one page of a cold site from many visitors at once. Returns the count of each upstream call, promised to be one. */
export async function measureColdStampede(
  siteUrl: string,
  demoUrl: string,
  visitors: number,
): Promise<readonly UpstreamCall[]> {
  await fetch(`${demoUrl}/__demo/calls`, { method: 'DELETE' });
  const answers = await Promise.all(Array.from({ length: visitors }, () => fetch(siteUrl).then(drain)));
  const failed = answers.filter((status) => status !== 200).length;
  if (failed > 0) throw new Error(`${failed} of ${visitors} cold requests failed`);
  const answer = await fetch(`${demoUrl}/__demo/calls`);
  const { calls } = await answer.json<{ calls: UpstreamCall[] }>();
  return calls;
}

async function drain(response: Response): Promise<number> {
  await response.arrayBuffer();
  return response.status;
}
