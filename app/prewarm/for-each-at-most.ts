/** Processes a list with a bounded number of items at once. Resolves when all are done. */
export async function runAtMost<Item>(
  limit: number,
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const queue = items.values();
  const workThroughQueue = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, workThroughQueue));
}
