/**
 * Enhances the search bar (`front/search/web/search-bar.tsx`): an entry of its menu chooses the scope
 * instead of searching at once, a search replaces the address (specification, section 2), and a field
 * that is entered gets its suggestions.
 */
export function startSearch(
  suggestions: () => Promise<(field: HTMLInputElement) => void>,
): () => void {
  const stop = new AbortController()
  const enter = ({ target }: Event) => {
    const field = target as HTMLInputElement
    // A failed load is repeated by the next entry; the search itself needs none of it.
    if (field.matches('[data-search] [name=keyword]:not([role])')) {
      suggestions().then(
        (suggest) => suggest(field),
        () => {},
      )
    }
  }
  document.addEventListener('focusin', enter, { signal: stop.signal })
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
