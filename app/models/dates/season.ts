/**
 * Seasons in a row, the first one included: `2025-26`, `2026-27`, …
 * @param first such as `2025-26`
 */
export function seasonsFrom(first: string, count: number): string[] {
  const firstYear = Number(first.slice(0, 4));
  return Array.from({ length: count }, (_, index) => {
    const year = firstYear + index;
    return `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
  });
}
