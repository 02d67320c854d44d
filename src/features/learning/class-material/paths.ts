/** Addresses of this room beside its pages. */
export const materialPaths = {
  /** All materials as one zip; for the person and until the moment that the address is signed for. */
  zip: (classId: number, userId: number) => `/class-materials/${classId}/${userId}.zip`,
} as const
