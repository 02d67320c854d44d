/** Addresses of this room’s pages. */
export const moderationPaths = { reports: () => '/admin/reports' } as const
