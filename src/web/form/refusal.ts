import { codeNoAnswer, kinds } from '#src/shared/errors.ts'
import { type Locale, pick } from '#src/shared/locale.ts'
import { ApiError } from '#src/web/api-error.ts'
import type { Refusal } from './rules.ts'

/** Turns a failed call into a form's errors: beside the fields, or on top. */
export function refusalOf(
  error: unknown,
  locale: Locale,
  words: { failed: string; offline: string },
): Refusal {
  if (!(error instanceof ApiError)) return { message: words.failed }
  if (error.fields.length > 0) {
    return {
      fields: Object.fromEntries(error.fields.map((field) => [field.path, pick(field, locale)])),
    }
  }
  if (error.code === codeNoAnswer) return { message: words.offline }
  return { message: isOurFault(error) ? words.failed : textOfError(error, locale) }
}

/** Whether the server failed or is unavailable; its text then explains nothing to the reader. */
export const isOurFault = ({ code }: ApiError) =>
  code === kinds.failed.code || code === kinds.unavailable.code

/** Returns the error's text in the reader's language. */
export const textOfError = (error: ApiError, locale: Locale) =>
  pick({ zh: error.message, en: error.enMessage || error.message }, locale)
