import { textOfHtml } from '#src/server/text/text-of-html.ts'

/** Returns the text by which a note is found. In small letters, because `like` is several times as fast as `ilike`. */
export const soughtOf = (body: string, words: string | null): string =>
  `${textOfHtml(body)}\n${words ?? ''}`.toLowerCase()
