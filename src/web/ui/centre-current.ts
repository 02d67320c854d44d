/** On a phone a row of links may be wider than the screen: shows the current one; the page stays where it is. */
export function centreCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector<HTMLElement>('[aria-current]')
  if (!row || !current || row.scrollWidth <= row.clientWidth) return
  const [whole, part] = [row.getBoundingClientRect(), current.getBoundingClientRect()]
  if (part.left >= whole.left && part.right <= whole.right) return
  row.scrollLeft += part.left + part.width / 2 - (whole.left + whole.width / 2)
}
