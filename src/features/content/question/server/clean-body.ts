import { cleanHtml } from '#src/server/text/rich-text.ts'
import type { QuestionBody } from '../body/body.ts'
import { mapTexts } from '../body/texts.ts'

/** Returns a body whose rich texts hold nothing but the product's dialect, and no text anything that cannot be stored. */
export const cleanBody = (body: QuestionBody): QuestionBody =>
  mapTexts(storable(body), (text, kind) => {
    if (kind === 'plain') return text
    return { ...text, zh: cleanHtml(text.zh), en: cleanHtml(text.en) }
  })

/** Imported files may hold what no JSON in PostgreSQL can: NUL and halves of characters. */
export const storable = <T>(read: T): T =>
  JSON.parse(
    JSON.stringify(read, (_, value: unknown) =>
      typeof value === 'string' ? storableText(value) : value,
    ),
  ) as T

export const storableText = (text: string) => text.replaceAll('\0', '').toWellFormed()
