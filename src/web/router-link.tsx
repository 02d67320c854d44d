import { useEffect, useRef } from 'react'
import { Link as RouterLink, useNavigate } from 'react-router'
import { useLocale } from './i18n.tsx'
import { inLanguage, type LinkProps } from './link.tsx'
import { prefetch as enqueue } from './prefetch.tsx'

/** The link of a hydrated page: it opens a page without loading a document. */
export function HydratedLink({ prefetch = 'intent', ...rest }: LinkProps) {
  const { to } = rest
  const anchor = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const element = anchor.current
    if (prefetch !== 'viewport' || !element) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      enqueue(to, false)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [prefetch, to])
  const ahead = () => {
    if (prefetch !== 'none' && !rest.reloadDocument) enqueue(to, true)
  }
  return (
    <RouterLink
      {...rest}
      ref={anchor}
      discover="none"
      onPointerEnter={(event) => {
        rest.onPointerEnter?.(event)
        ahead()
      }}
      onFocus={(event) => {
        rest.onFocus?.(event)
        ahead()
      }}
    />
  )
}

/** `await go(coursePaths.course(course))` opens another page, as a link to it does. */
export function useGo(): (to: string) => Promise<void> {
  const navigate = useNavigate()
  const locale = useLocale()
  return async (to) => navigate(inLanguage(locale, to))
}
