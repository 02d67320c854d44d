import { isLocale, type Locale, splitLocale } from '#src/shared/locale.ts'
import type { RouteRow } from '#src/shared/page-row.ts'

/** The parsed address of a page. */
export interface PageAddress {
  /** As requested, without the query. */
  pathname: string
  /** With the '?', or ''. */
  search: string
  /** A client navigation, which asks for the data only. */
  isData: boolean
  locale: Locale | undefined
  /** The page's path without locale and `.data`: '/course/list'. */
  path: string
}

/** '/en-US/course.data?page=2' → locale en-US, path /course, isData. */
export function readAddress(url: string): PageAddress {
  const at = url.indexOf('?')
  const pathname = at < 0 ? url : url.slice(0, at)
  const isData = pathname.endsWith('.data')
  // React Router requests '/a/' as '/a/_.data'.
  const plain = isData ? pathname.slice(0, -5).replace(/\/_$/, '/') : pathname
  const { locale, rest } = splitLocale(plain)
  return {
    pathname,
    search: at < 0 ? '' : url.slice(at),
    isData,
    locale,
    path: rest.length > 1 ? rest.replace(/\/+$/, '') || '/' : rest,
  }
}

/** Matches addresses that are never pages, and so are exempt from the locale rule. */
const exempt =
  /^\/(?:api|choose|styles|share\/qrcode|files|assets|healthz|readyz|metrics)(?:[/?]|$)/
/** Matches a file of the site's root: favicon.ico, robots.txt, icons/icon-192.png. */
const file =
  /\.(?:ico|txt|xml|json|svg|png|jpe?g|webp|avif|gif|js|mjs|css|map|webmanifest|woff2?)$/i

export function isExempt(pathname: string): boolean {
  if (exempt.test(pathname)) return true
  return file.test(pathname) && !isLocale(pathname.split('/')[1])
}

/** Returns the query names that a row reads: those of its lists, and its own. */
const queryNames = (row: RouteRow | undefined): ReadonlySet<string> =>
  new Set([...(row?.lists ?? []).flatMap(({ query }) => Object.keys(query)), ...(row?.query ?? [])])

const maxPairs = 12
const maxLength = 400

/**
 * Returns the part of the query that the page reads: allowed names only, each with its first value, the
 * only one that counts, sorted. Undefined when it is
 * too long to cache a page for. Without this, invented names could fill the page cache.
 */
export function normaliseQuery(row: RouteRow | undefined, search: string): string | undefined {
  if (search.length <= 1) return ''
  const allowed = queryNames(row)
  const given = new URLSearchParams(search)
  const pairs = [...allowed].flatMap((name) => {
    const value = given.get(name)
    return value === null || value === '' ? [] : [[name, value]]
  })
  if (pairs.length === 0) return ''
  const query = new URLSearchParams(pairs)
  query.sort()
  const text = `?${query.toString()}`
  return pairs.length > maxPairs || text.length > maxLength ? undefined : text
}

/** Returns the part of the query that makes a separate address for search engines: the page number. */
export function keptQuery(row: RouteRow | undefined, search: string): string {
  if (!queryNames(row).has('page')) return ''
  const page = new URLSearchParams(search).get('page')
  return page !== null && /^[1-9]\d{0,3}$/.test(page) && page !== '1' ? `?page=${page}` : ''
}
