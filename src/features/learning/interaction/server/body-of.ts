import { cleanHtml } from '#src/server/text/rich-text.ts'
import { textOfHtml } from '#src/server/text/text-of-html.ts'
import { cutFinely, normalise } from '#src/server/text/words.ts'
import { AppError } from '#src/shared/errors.ts'
import { interactionErrors as errors } from '../errors.ts'
import { saysSomething } from '../forms.ts'
import { formulasMost, wordsMost } from '../limits.ts'

/** Returns what a person wrote as it is stored. @throws interaction.empty, interaction.tooLong */
export function bodyOf(given: string): string {
  const body = cleanHtml(given)
  if (!saysSomething(body)) throw new AppError(errors.empty)
  const formulas = body.split('data-formula=').length - 1
  if (textOfHtml(body).length > wordsMost || formulas > formulasMost) {
    throw new AppError(errors.tooLong)
  }
  return body
}

/** Returns the texts by which a question is found: in lower case for the search, and cut into words. */
export function foundBy(body: string, words: string | null) {
  const text = `${textOfHtml(body)}\n${words ?? ''}`
  const cut = new Set(cutFinely(normalise(text)))
  return { sought: text.toLowerCase(), vector: [...cut].map((word) => `'${word}'`).join(' ') }
}
