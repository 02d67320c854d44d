/** The topic of open pages that list the topics of a class. */
export const listTopic = (classId: number) => `discussion ${classId}`
/** The topic of open pages that show a topic of the discussion with its replies. */
export const topicTopic = (topicId: number) => `discussion topic ${topicId}`
/** The topic of open pages that show an announcement with its comments. */
export const commentsTopic = (announcementId: number) => `discussion comments ${announcementId}`
