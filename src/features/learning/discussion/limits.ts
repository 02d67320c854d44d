export const titleMost = 80
/** Topics of a class, and of one person in it. */
export const topicsMost = 2000
export const topicsOfOneMost = 300
/** Replies to a topic, and comments on an announcement. */
export const repliesMost = 300
export const topicsPerPage = 20
export const deletionReasonMost = 200
/** Announcements with comments that a search finds. */
export const foundCommentsMost = 10
/** Minutes after which a person who comes back begins another visit. */
export const visitMinutes = 30

export const topicFilters = ['all', 'mine', 'pinned', 'unanswered'] as const
export const topicSorts = ['latest', 'newest'] as const
