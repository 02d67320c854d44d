import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * What a browser does by itself on a new document: the new page's title is read out, and whoever
 * came by a link that is gone goes on from the new heading instead of from nowhere.
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
