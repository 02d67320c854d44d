export const ownTitleMost = 120
/** Own to-dos of one person, with the completed ones that are still kept. */
export const ownTodosMost = 300
/** Days that a completed one is kept. */
export const doneDays = 30
/** Days that a to-do can be put off. */
export const snoozeDaysMost = 90
export const snoozesMost = 300
