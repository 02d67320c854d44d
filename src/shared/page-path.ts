export type Id = number | string
export type Query = Readonly<Record<string, string | number | undefined>>

/**
 * The path of a page, without the language: `Link` and `withLocale` add it. Only rooms make such paths,
 * each for its own pages.
 */
export function pagePath(path: string, query: Query = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  const search = new URLSearchParams(given).toString()
  return search === '' ? path : `${path}?${search}`
}

/** The targets of the navigation guards (specification, section 2); the rest of the kernel names no page. */
export const homePath = '/'
/** The specification gives the home page two addresses. */
export const isHome = (path: string) => path === homePath || path === '/home'
/** Pages of sign-in and sign-up, which search engines need not list. */
export const isSignInArea = (path: string) => path.startsWith('/auth/')
export const signInPath = '/auth/login'
export const chooseRolePath = '/user/role'
export const changePasswordPath = '/user/password'
