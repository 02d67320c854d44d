import { changePasswordPath, chooseRolePath, signInPath } from '#src/shared/page-path.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import { defaultLocale, type Locale, withLocale } from '#src/shared/locale.ts'
import type { Verdict } from '#src/shared/page.ts'
import type { RouteRow } from '#src/shared/page-row.ts'
import { decidePage } from '../http/access.ts'
import type { PageAddress } from './page-address.ts'

/**
 * The locale rule (specification, section 2): returns the address to redirect to, or undefined.
 * `remembered` is the cookie's language; without a cookie both languages are open, so that crawlers
 * reach both.
 */
export function localeRule(
  address: PageAddress,
  remembered: Locale | undefined,
): Locale | undefined {
  if (address.locale === undefined) return remembered ?? defaultLocale
  if (remembered !== undefined && remembered !== address.locale) return remembered
  return undefined
}

/** Returns the same page in a language. An unsupported language prefix is left as it is. */
export function inLocale(locale: Locale, { path, search }: PageAddress): string {
  return withLocale(locale, path) + withoutRoutes(search)
}

/**
 * Applies the navigation guards in their order (specification, section 2), then checks that the page
 * exists.
 */
export function guard(
  row: RouteRow | undefined,
  viewer: Viewer | null,
  address: PageAddress,
  isBuilt: (row: RouteRow) => boolean,
): Verdict {
  const { may, reason } = decidePage(row, viewer, isBuilt)
  if (may) return { kind: 'show' }
  const locale = address.locale ?? defaultLocale
  const to = (path: string) => withLocale(locale, path)
  const back = new URLSearchParams({ redirect: inLocale(locale, address) })
  switch (reason) {
    case 'signInNeeded':
      if (row?.visitors)
        return { kind: 'redirect', to: to(row.visitors) + withoutRoutes(address.search) }
      return { kind: 'redirect', to: `${to(signInPath)}?${back}` }
    case 'alreadySignedIn':
      return { kind: 'redirect', to: to('/') }
    case 'passwordNeeded':
      return { kind: 'redirect', to: to(changePasswordPath) }
    case 'roleNeeded':
      return {
        kind: 'redirect',
        to: address.path === '/' ? to(chooseRolePath) : `${to(chooseRolePath)}?${back}`,
      }
    case 'teachersOnly':
      return { kind: 'refuse', status: 403, id: 'common.teachersOnly' }
    case 'notBuilt':
      return { kind: 'refuse', status: 404, id: 'common.notFound' }
    default:
      return { kind: 'refuse', status: 403, id: 'common.forbidden' }
  }
}

/** A client navigation's own parameter is not part of the page's address. */
function withoutRoutes(search: string): string {
  if (!search.includes('_routes')) return search
  const query = new URLSearchParams(search)
  query.delete('_routes')
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
