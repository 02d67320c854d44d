import type { Bilingual } from './text.ts'

/** Whether clean rich text says anything: a word, a picture, a formula, a file. */
export const hasContent = (html: string): boolean =>
  /<img|<hr|data-(?:formula|film|document)=/.test(html) ||
  html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') !== ''

/** Whether it says something in at least one language. */
export const isSaid = ({ zh, en }: Bilingual): boolean => hasContent(zh) || hasContent(en)

/** The ids of the gaps in a stem, in the order of reading. */
export const gapsIn = (html: string): string[] =>
  [...html.matchAll(/<span data-gap="([^"]*)"/g)].map(([, id]) => id!)
