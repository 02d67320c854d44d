/** The topic of open pages that show a question with its replies. */
export const interactionTopic = (interactionId: number) => `interaction ${interactionId}`
/** The topic of open pages that list the questions of a course. */
export const courseTopic = (courseId: number) => `interactions ${courseId}`
