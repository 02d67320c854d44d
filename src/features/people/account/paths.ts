import { chooseRolePath, pagePath, signInPath } from '#src/shared/page-path.ts'

/** Addresses of this room’s pages. */
export const accountPaths = {
  login: (redirect?: string) => pagePath(signInPath, { redirect }),
  register: (redirect?: string) => pagePath('/auth/register', { redirect }),
  role: (redirect?: string) => pagePath(chooseRolePath, { redirect }),
  terms: () => '/info/terms',
  privacy: () => '/info/privacy',
} as const
