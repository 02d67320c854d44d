import { cleanHtml, withoutControls } from '#src/server/text/rich-text.ts'
import type { QuestionBody } from '../body/body.ts'
import { mapTexts } from '../body/texts.ts'

/** Returns a body whose rich texts hold nothing but the product's dialect, and no text anything that cannot be stored. */
export const cleanBody = (body: QuestionBody): QuestionBody =>
  mapTexts(storable(body), (text, kind) => {
    if (kind === 'plain') return text
    return { ...text, zh: cleanHtml(text.zh), en: cleanHtml(text.en) }
  })

/** Leaves out what no JSON in PostgreSQL or no exported XML can hold: control characters and halves of characters. */
export const storable = <T>(read: T): T =>
  JSON.parse(
    JSON.stringify(read, (_, value: unknown) =>
      typeof value === 'string' ? withoutControls(value) : value,
    ),
  ) as T
