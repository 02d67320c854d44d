/** The address of all materials as one zip; for the person and until the moment for which its query is signed. */
export const zipPath = (classId: number, userId: number): string =>
  `/class-materials/${classId}/${userId}.zip`
