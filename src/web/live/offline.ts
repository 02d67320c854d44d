/**
 * Keeps the page when a link is pressed without a network, and says so: what the browser or the router would
 * show instead has lost the page and the text typed in it. The bar brings the words: with the texts of
 * `i18n.tsx`, the one script of a visitor's page would load React.
 */
export function startOffline(): () => void {
  const bar = document.querySelector<HTMLElement>('[data-update]')
  const text = bar?.querySelector('span')
  if (!bar || !text) return () => {}
  const stop = new AbortController()
  const words = text.textContent
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest('a[href]')
      // A download and the part of this page after '#' fail or work by themselves.
      if (navigator.onLine || !(link instanceof HTMLAnchorElement) || !isPage(link)) return
      event.preventDefault()
      text.textContent = bar.dataset['offline'] ?? ''
      bar.hidden = false
    },
    { signal: stop.signal, capture: true },
  )
  window.addEventListener(
    'online',
    () => {
      text.textContent = words
      bar.hidden = true
    },
    { signal: stop.signal },
  )
  return () => stop.abort()
}

function isPage({ href, origin, download }: HTMLAnchorElement): boolean {
  const here = window.location
  return origin === here.origin && download === '' && href.split('#')[0] !== here.href.split('#')[0]
}
