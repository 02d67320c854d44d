/** Scrolls a row of links, which may be wider than a phone, to its current link, without scrolling the page. */
export function centreCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector<HTMLElement>('[aria-current]')
  if (!row || !current || row.scrollWidth <= row.clientWidth) return
  const [whole, part] = [row.getBoundingClientRect(), current.getBoundingClientRect()]
  if (part.left >= whole.left && part.right <= whole.right) return
  row.scrollLeft += part.left + part.width / 2 - (whole.left + whole.width / 2)
}
