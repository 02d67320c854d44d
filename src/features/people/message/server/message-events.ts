/** A person was told something; `data.id` is the message's. */
export const newMessageEvent = 'message'
/** Messages of a person were read or deleted, maybe on another device. */
export const messagesChangedEvent = 'messages'
export const messageEvents: readonly string[] = [newMessageEvent, messagesChangedEvent]
