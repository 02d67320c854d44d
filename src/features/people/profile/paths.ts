/** Addresses of this room’s pages. */
export const profilePaths = {
  profile: () => '/user/profiles',
} as const
