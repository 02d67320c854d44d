/** The topic of open pages that show the lesson of a class. */
export const lessonTopic = (classId: number) => `lesson ${classId}`
