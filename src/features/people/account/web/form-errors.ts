import * as z from 'zod/mini'
import { codeNoAnswer, kinds, splitWords } from '#src/shared/errors.ts'
import { type Locale, pick } from '#src/shared/locale.ts'
import { ApiError } from '#src/web/api.ts'
import type { FieldErrors, FormRefusal } from '#src/web/ui/form-rules.ts'

/** The first thing wrong with each field, in the reader's words. */
export function errorsOf<V>(schema: z.ZodMiniType, values: V, locale: Locale): FieldErrors<V> {
  const errors: FieldErrors<V> = {}
  for (const { path, message } of z.safeParse(schema, values).error?.issues ?? []) {
    errors[path[0] as keyof V] ??= pick(splitWords(message), locale)
  }
  return errors
}

/** What the server refused, for the form: beside the fields, or on top. */
export function refusalOf<V>(
  error: unknown,
  locale: Locale,
  words: { failed: string; offline: string },
): FormRefusal<V> {
  if (!(error instanceof ApiError)) return { message: words.failed }
  if (error.fields.length > 0) {
    const fields = error.fields.map((field) => [field.path, pick(field, locale)])
    return { fields: Object.fromEntries(fields) as FieldErrors<V> }
  }
  if (error.code === codeNoAnswer) return { message: words.offline }
  const isOurFault = error.code === kinds.failed.code || error.code === kinds.unavailable.code
  return { message: isOurFault ? words.failed : textOfError(error, locale) }
}

export const textOfError = (error: ApiError, locale: Locale) =>
  pick({ zh: error.message, en: error.enMessage || error.message }, locale)
