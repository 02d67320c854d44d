import { isLocale } from '#src/shared/locale.ts'
import { prefetchLimit } from '#src/shared/limits.ts'

/**
 * Loads the linked pages of a plain page ahead: on pointing or focus, and links marked with
 * `data-ahead="viewport"` when they are visible. Past the limit, a page that was pointed at replaces the
 * oldest.
 */
export function startPrefetch(): void {
  const asked: HTMLLinkElement[] = []
  const known = new Set<string>()
  const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData

  function load(href: string, pointedAt: boolean) {
    if (saving || known.has(href) || (asked.length >= prefetchLimit && !pointedAt)) return
    known.add(href)
    const link = Object.assign(document.createElement('link'), { rel: 'prefetch', href })
    document.head.append(link)
    asked.push(link)
    if (asked.length > prefetchLimit) asked.shift()?.remove()
  }
  const meet = (event: Event) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (link && link.dataset['ahead'] !== 'none' && isPage(link)) load(pageOf(link), true)
  }
  document.addEventListener('pointerover', meet, { passive: true })
  document.addEventListener('focusin', meet, { passive: true })

  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      seen.unobserve(target)
      load(pageOf(target as HTMLAnchorElement), false)
    }
  })
  for (const link of document.querySelectorAll('a[data-ahead=viewport]')) seen.observe(link)
}

const pageOf = (link: HTMLAnchorElement) => link.href.replace(/#.*/, '')

/** Whether a link leads to another page of this site. */
function isPage(link: HTMLAnchorElement): boolean {
  const { origin, pathname } = link
  if (origin !== window.location.origin || link.target === '_blank' || link.download) return false
  return (
    isLocale(pathname.split('/')[1]) && pageOf(link) !== window.location.href.replace(/#.*/, '')
  )
}
