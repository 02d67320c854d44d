/**
 * Enhances the search bar (`front/search/web/search-bar.tsx`): an entry of its menu chooses the scope
 * instead of searching at once, and a search replaces the address (specification, section 2).
 */
export function startSearch(): () => void {
  const stop = new AbortController()
  document.addEventListener('click', chooseScope, { signal: stop.signal })
  document.addEventListener('submit', search, { signal: stop.signal })
  return () => stop.abort()
}

function chooseScope(event: Event) {
  const entry = (event.target as Element).closest<HTMLButtonElement>(
    '[data-search] button[formaction]',
  )
  if (!entry?.form) return
  event.preventDefault()
  entry.form.action = entry.formAction
  const field = entry.form.querySelector<HTMLInputElement>('[name=keyword]')
  if (field && entry.dataset['hint']) field.placeholder = entry.dataset['hint']
}

function search(event: SubmitEvent) {
  const form = event.target as HTMLFormElement
  if (form.dataset['search'] === undefined) return
  event.preventDefault()
  const typed = new FormData(form).get('keyword')
  const keyword = typeof typed === 'string' ? typed.trim() : ''
  const query = keyword ? `?${new URLSearchParams({ keyword })}` : ''
  window.location.replace(form.action + query)
}
