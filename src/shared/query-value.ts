import { type Locale, withLocale } from './locale.ts'
import { ownPath } from './own-path.ts'

/** Returns the first value of a query parameter: `queryValue('?tab=log', 'tab')`. */
export const queryValue = (search: string, name: string): string | undefined =>
  new URLSearchParams(search).get(name) ?? undefined

/** Returns the page that asked for the sign-in, or the home page (specification, section 2). */
export const pageAfterSignIn = (search: string, locale: Locale): string =>
  ownPath(queryValue(search, 'redirect')) ?? withLocale(locale, '/')
