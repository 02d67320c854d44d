import type { Both } from './locale.ts'

/** The subject of a message (product decisions). */
export const messageKinds = ['system', 'course', 'class', 'interaction', 'order'] as const
export type MessageKind = (typeof messageKinds)[number]

/** The channel of a message: the message centre, mail, text message. */
export const messageChannels = ['site', 'mail', 'sms'] as const
export type MessageChannel = (typeof messageChannels)[number]

/** Channels that bundle messages, so that a person does not get a mail for each. */
export const bundledChannels = ['mail', 'sms'] as const

/** A message to a person, in both languages. */
export interface NewMessage {
  userId: number
  kind: MessageKind
  title: Both
  text: Both
  /** The page that it concerns, without the locale: '/course/12'. */
  link?: string
  /** The same person gets a message with the same key once. */
  key?: string
  /** The session whose own act it reports: its browser shows the result, so that it gets no notice of this. */
  sessionId?: number
  /**
   * plain – stays in the message centre; important – also sent by mail, bundled with others; urgent –
   * mailed at once and cannot be switched off, because it concerns the account's safety.
   */
  weight?: 'plain' | 'important' | 'urgent'
}
