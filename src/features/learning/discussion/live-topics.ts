/** The topic of open pages that list the topics of a class. */
export const listTopic = (classId: number) => `discussion ${classId}`
/** Of those that show a topic with its replies. */
export const topicTopic = (topicId: number) => `discussion topic ${topicId}`
/** Of those that show an announcement with its comments. */
export const commentsTopic = (announcementId: number) => `discussion comments ${announcementId}`
