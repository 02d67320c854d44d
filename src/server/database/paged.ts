/** Returns the rows of a page for `limit` and `offset`; of a list that ends at `most` rows, none after them. */
export function rowsOf(page: number, perPage: number, most = Infinity) {
  const offset = (page - 1) * perPage
  return { limit: Math.max(0, Math.min(perPage, most - offset)), offset }
}

/** Returns the fields of `listOf`, and of `countedListOf` for a list that ends at `most` rows. */
export function paged<R>({
  total,
  page,
  perPage,
  items,
  most = Infinity,
}: {
  total: number
  page: number
  perPage: number
  items: R[]
  most?: number
}) {
  const counted = Math.min(total, most)
  // An empty list is one page without rows.
  const pages = Math.max(1, Math.ceil(counted / perPage))
  return { total: counted, more: total > most, page, pages, items }
}
