import { textOfHtml } from '#src/server/text/text-of-html.ts'
import { readingSecondsMax, readingSpeed } from '../text-api.ts'

/** Returns the seconds for which a text must have been open before it counts as read. */
export function secondsToRead(html: string): number {
  const letters = textOfHtml(html).replaceAll(/\s/g, '')
  const han = letters.match(/\p{Script=Han}/gu)?.length ?? 0
  const others = letters.length - han
  const seconds = Math.ceil(han / readingSpeed.han + others / readingSpeed.other)
  return Math.min(readingSecondsMax, seconds)
}
