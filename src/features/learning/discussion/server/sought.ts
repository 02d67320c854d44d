import { textOfHtml } from '#src/server/text/text-of-html.ts'

/** Returns the text by which a reply is found. In small letters, because `like` is several times as fast as `ilike`. */
export const soughtInReply = (body: string): string => textOfHtml(body).toLowerCase()

/** Returns the text by which a topic is found. */
export const soughtInTopic = (title: string, body: string): string =>
  `${title}\n${textOfHtml(body)}`.toLowerCase()
