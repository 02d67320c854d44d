/** Numbers in order as runs: 1, 2, 3, 7 → '1–3, 7'. */
export function pageRuns(pages: readonly number[]): string {
  const runs: [from: number, to: number][] = []
  for (const page of pages) {
    const last = runs.at(-1)
    if (last && page === last[1] + 1) last[1] = page
    else runs.push([page, page])
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ')
}
