/**
 * Keeps the page when a link is pressed without a network, and shows the first bar of `bars.tsx`: what the
 * browser or the router would show instead has lost the page and the text typed in it.
 */
export function startOffline(): () => void {
  const bar = document.querySelector<HTMLElement>('[data-offline]')
  if (!bar) return () => {}
  const stop = new AbortController()
  const hide = () => (bar.hidden = true)
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest('a[href]')
      // A download and the part of this page after '#' fail or work by themselves.
      if (navigator.onLine || !(link instanceof HTMLAnchorElement) || !isPage(link)) return
      event.preventDefault()
      bar.hidden = false
    },
    { signal: stop.signal, capture: true },
  )
  window.addEventListener('online', hide, { signal: stop.signal })
  bar.querySelector('button')?.addEventListener('click', hide, { signal: stop.signal })
  return () => stop.abort()
}

function isPage({ href, origin, download }: HTMLAnchorElement): boolean {
  const here = window.location
  return origin === here.origin && download === '' && href.split('#')[0] !== here.href.split('#')[0]
}
