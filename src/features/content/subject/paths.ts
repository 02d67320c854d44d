/** Addresses of this room's pages. */
export const subjectPaths = { subjects: () => '/admin/subjects' } as const
