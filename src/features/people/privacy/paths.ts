/** Addresses of this room’s pages. */
export const privacyPaths = {
  data: () => '/user/personal_data',
  handover: () => '/auth/data',
} as const
