/** The topic of open pages that show the gradebook of a class. */
export const gradebookTopic = (classId: number) => `gradebook ${classId}`
