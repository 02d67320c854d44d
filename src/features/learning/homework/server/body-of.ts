import { cleanHtml } from '#src/server/text/rich-text.ts'
import { textOfHtml } from '#src/server/text/text-of-html.ts'
import { AppError } from '#src/shared/errors.ts'
import { homeworkErrors } from '../errors.ts'
import { wordsMost } from '../limits.ts'

/** Returns the words of homework as they are stored. @throws homework.tooLong */
export function bodyOf(given: string): string {
  const body = cleanHtml(given)
  if (textOfHtml(body).length > wordsMost) throw new AppError(homeworkErrors.tooLong)
  return body
}
