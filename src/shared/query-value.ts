import type { Locale } from './locale.ts'
import { ownPath } from './own-path.ts'

/** Returns the first value of a query parameter: `queryValue('?tab=log', 'tab')`. */
export const queryValue = (search: string, name: string): string | undefined =>
  new URLSearchParams(search).get(name) ?? undefined

/**
 * Returns the page that asked for the sign-in, or the home page (specification, section 2). It writes the
 * home page's path itself, because an import of `withLocale` here divides the visitors' script in two files.
 */
export const pageAfterSignIn = (search: string, locale: Locale): string =>
  ownPath(queryValue(search, 'redirect')) ?? `/${locale}`
