/** A person has a new message; `data.id` is its id. */
export const newMessageEvent = 'message'
/** Messages of a person were read or deleted, perhaps on another device. */
export const messagesChangedEvent = 'messages'
export const messageEvents: readonly string[] = [newMessageEvent, messagesChangedEvent]
