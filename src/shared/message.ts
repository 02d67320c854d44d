import type { Both } from './locale.ts'

/** What a message is about (product decisions). */
export const messageKinds = ['system', 'course', 'class', 'interaction', 'order'] as const
export type MessageKind = (typeof messageKinds)[number]

/** Where it is told: in the message centre, by mail, by text message. */
export const messageChannels = ['site', 'mail', 'sms'] as const
export type MessageChannel = (typeof messageChannels)[number]

/** Those that wait for others, so that nobody gets a mail for each. */
export const bundledChannels = ['mail', 'sms'] as const

/** A message to a person, in both languages. */
export interface NewMessage {
  userId: number
  kind: MessageKind
  title: Both
  text: Both
  /** The page it is about, without the locale: '/course/12'. */
  link?: string
  /** The same person is told the same key once. */
  key?: string
  /**
   * plain – stays in the message centre; important – also by mail, bundled with others;
   * urgent – by mail at once and not to be switched off: the account's safety.
   */
  weight?: 'plain' | 'important' | 'urgent'
}
