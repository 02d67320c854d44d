import { codeNoAnswer } from '#src/shared/errors.ts'
import type { Locale } from '#src/shared/locale.ts'
import { ApiError } from '#src/web/api-error.ts'
import { textOf } from '#src/web/i18n.tsx'
import { isOurFault, textOfError } from '#src/web/form/refusal.ts'
import { failureText } from './text.ts'

export type Verb = Exclude<keyof typeof failureText.zh, 'offline'>

export const failureSentence = (verb: Verb, locale: Locale) => textOf(failureText, locale)[verb]

/** Returns the sentence for a failed act: the refusal's text, or else `words`, or else the specification's for the verb. */
export function failureWords(
  error: unknown,
  locale: Locale,
  { verb = 'operate', words }: { verb?: Verb | undefined; words?: string | undefined },
): string {
  const said = words ?? failureSentence(verb, locale)
  if (!(error instanceof ApiError) || isOurFault(error)) return said
  const [field] = error.fields
  if (field) return locale === 'en-US' ? field.en : field.zh
  if (error.code === codeNoAnswer) return textOf(failureText, locale).offline
  return textOfError(error, locale)
}
