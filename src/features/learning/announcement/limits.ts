export const titleMost = 80
/** Characters of the text of an announcement. */
export const wordsMost = 5000
/** HTML of the dialect that a call may send. */
export const htmlMost = 60_000
/** Files that the text of an announcement names. */
export const filesMost = 20
/** Announcements of a class. */
export const announcementsMost = 500
export const announcementsPerPage = 20
export const readersPerPage = 50
/** Letters of an announcement in the list. */
export const excerptLength = 140
/** Hours after which the unread are reminded again without a question. */
export const reminderHours = 24
/** Days ahead to which an announcement may be published. */
export const daysAhead = 366

export const readerStates = ['unread', 'read'] as const
