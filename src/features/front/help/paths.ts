/** Addresses of this room’s pages. */
export const helpPaths = {
  about: () => '/info/about',
  contact: () => '/info/contact',
  helper: () => '/info/helper',
} as const
