/** Addresses of this room’s pages. */
export const overviewPaths = {
  overview: () => '/admin',
} as const
