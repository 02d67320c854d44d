/** The stored form of formatted text: limits and values that the server, the editor and the reader share. */

/** Kinds of callouts. */
export const tones = ['note', 'tip', 'warning'] as const
export type Tone = (typeof tones)[number]

/** Characters of the LaTeX of one formula. */
export const formulaMost = 2000
/** Characters of the words that stand for a picture. */
export const altMost = 500

/** The id of a gap of a stem. */
export const gapId = /^[A-Za-z0-9_-]{1,16}$/
/** The id of a file: `user_files.id`. */
export const fileId = /^[1-9]\d{0,9}$/
/** The key of a frame of a film in a note, given by the device that took it. */
export const frameKey = /^[0-9a-f]{32}$/
/** The name of a picture in a file that is being imported. */
export const attachmentName = /^[^\p{Cc}<>"]{1,300}$/u

/** A link leads to a whole https address, or to a page of this site. */
export const isLinkTarget = (href: string): boolean =>
  href.length <= 2000 && /^(https:\/\/[^\s/\\]|\/(?![/\\]))[^\s<>"\\]*$/i.test(href)

/** A text in both languages; '' is a missing one. */
export interface Bilingual {
  zh: string
  en: string
  /** The side that was not changed since the other one was. */
  outdated?: 'zh' | 'en' | undefined
}
