/** Names a quiz to the open pages of its learners (`stale` of the live connection). */
export const quizTopic = (quizId: number) => `quiz ${quizId}`

/** Names the photographs that phones send for an attempt. */
export const phoneTopic = (attemptId: number) => `phone photos ${attemptId}`
