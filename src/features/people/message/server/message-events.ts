/** A person has a new message: `data.id`. `data.sessionId` is the session whose act it reports, if any. */
export const newMessageEvent = 'message'
/** Messages of a person were read or deleted, perhaps on another device. */
export const messagesChangedEvent = 'messages'
export const messageEvents: readonly string[] = [newMessageEvent, messagesChangedEvent]
