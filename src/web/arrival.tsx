import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Announces the new page's title after a client navigation, and focuses its heading when the used link
 * is gone, as a browser does for a new document.
 */
export function Arrival() {
  const { pathname } = useLocation()
  const here = useRef(pathname)
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (here.current === pathname) return
    here.current = pathname
    if (said.current) said.current.textContent = document.title
    if (document.activeElement && document.activeElement !== document.body) return
    const heading = document.querySelector<HTMLElement>('h1') ?? document.querySelector('main')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname])
  return <p ref={said} className="visually-hidden" aria-live="polite" />
}
