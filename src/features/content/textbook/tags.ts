import { cacheTag } from '#src/shared/cache-tag.ts'

/** The tag of the list of published textbooks. */
export const publishedTextbooks = cacheTag('textbooks')

/** The tag of what readers see of a textbook. */
export const textbookTag = ({ textbookId }: { textbookId: number }) =>
  cacheTag(`textbook:${textbookId}`)
