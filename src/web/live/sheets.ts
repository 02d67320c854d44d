const key = 'open-sheet'

/** Reopens a sheet of links, such as the filters on a phone, on the page that one of its links opened. */
export function keepSheets(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a')
    const sheet = link && link.closest('[data-sheet]:popover-open')
    if (sheet) sessionStorage.setItem(key, sheet.id)
  })
  const open = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  if (open) document.getElementById(open)?.showPopover()
}
