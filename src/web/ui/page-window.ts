/** Returns the pages that a pagination shows; null is an ellipsis: (6, 20) → 1 … 5 6 7 … 20. */
export function pageWindow(page: number, pages: number): (number | null)[] {
  const near = new Set([1, pages, page - 1, page, page + 1])
  // A gap of one page shows that page instead of an ellipsis.
  if (page === 4) near.add(2)
  if (page === pages - 3) near.add(pages - 1)
  if (page <= 2) near.add(3)
  if (page >= pages - 1) near.add(pages - 2)
  const shown = [...near].filter((n) => n >= 1 && n <= pages).sort((a, b) => a - b)
  return shown.flatMap((n, i) => {
    const before = shown[i - 1]
    return before !== undefined && n - before > 1 ? [null, n] : [n]
  })
}
