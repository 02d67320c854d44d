import { pagePath } from '#src/shared/page-path.ts'

/** Addresses of this room’s pages. */
export const securityPaths = {
  forget: (redirect?: string) => pagePath('/auth/forget', { redirect }),
  reset: () => '/auth/reset',
  contacts: () => '/user/accounts',
  password: () => '/user/password',
  devices: () => '/user/sessions',
} as const
