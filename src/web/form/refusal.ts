import { kinds } from '#src/shared/errors.ts'
import { type Locale, pick } from '#src/shared/locale.ts'
import { ApiError, clientIds } from '#src/web/api-error.ts'
import type { Refusal } from './rules.ts'

/** Turns a failed call into errors: beside the fields, or one message. Only a failed connection is `offline`. */
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
  if (error.id === clientIds.offline) return { message: words.offline }
  return { message: isOurFault(error) ? words.failed : textOfError(error, locale) }
}

/** Whether the site failed or is unavailable; the error's text then explains nothing to the reader. */
const isOurFault = ({ code, id }: ApiError) =>
  code === kinds.failed.code ||
  // A full disk says so: the reader's file is fine, and words still arrive.
  (code === kinds.unavailable.code && id !== 'common.noSpace') ||
  id === clientIds.noEnvelope ||
  id === clientIds.badConfig

/** Returns the error's text in the reader's language. */
export const textOfError = (error: ApiError, locale: Locale) =>
  pick({ zh: error.message, en: error.enMessage || error.message }, locale)
