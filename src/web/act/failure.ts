import type { Locale } from '#src/shared/locale.ts'
import { textOf } from '#src/web/i18n.tsx'
import { refusalOf } from '#src/web/form/refusal.ts'
import { failureText } from './text.ts'

/** `save` is a form's default; a form or act that creates, adds or deletes names its verb. */
export type Verb = Exclude<keyof typeof failureText.zh, 'offline'>

export const failureSentence = (verb: Verb, locale: Locale) => textOf(failureText, locale)[verb]

/**
 * Returns the sentence for a failed act: the first field's error, or the refusal's text, or the sentence for
 * a missing network; for a failure of the site `words`, or else the specification's sentence for the verb.
 */
export function failureWords(
  error: unknown,
  locale: Locale,
  { verb = 'operate', words }: { verb?: Verb | undefined; words?: string | undefined },
): string {
  const failed = words ?? failureSentence(verb, locale)
  const { offline } = textOf(failureText, locale)
  const { fields = {}, message = failed } = refusalOf(error, locale, { failed, offline })
  return Object.values(fields)[0] ?? message
}
