import { useEffect, useRef } from 'react'
import { createPath, Link as RouterLink, type LinkProps, useResolvedPath } from 'react-router'
import { prefetch as enqueue } from './prefetch.tsx'

interface Props extends Omit<LinkProps, 'prefetch'> {
  /** intent – when pointed at or focused; viewport – as soon as it is seen. */
  prefetch?: 'intent' | 'viewport' | 'none'
}

/** A link within the product. What it leads to is loaded ahead, at most five pages at a time. */
export function Link({ prefetch = 'intent', ...rest }: Props) {
  const page = createPath(useResolvedPath(rest.to))
  const anchor = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const element = anchor.current
    if (prefetch !== 'viewport' || !element) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      enqueue(page, false)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [prefetch, page])
  const ahead = () => {
    if (prefetch !== 'none') enqueue(page, true)
  }
  return (
    <RouterLink
      {...rest}
      ref={anchor}
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
