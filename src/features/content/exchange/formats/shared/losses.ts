import type { QuestionBody } from '../../../question/body/body.ts'
import type { Note, ReadQuestion } from '../../paper-form.ts'
import type { Bilingual } from '../../../question/body/text.ts'
import { noText } from '../../../question/body/limits.ts'
import { gapMarks } from './ids.ts'
import { Noted } from './noted.ts'
import { noteFiles } from './out-files.ts'
import { differencesOf } from './same-body.ts'

const unmarkedStem = ({ zh, en }: Bilingual): Bilingual => {
  // Where the type changes, its gaps do too.
  const read = (html: string) =>
    html.replaceAll(gapMarks, '').replaceAll(/_{2,}/g, '').replaceAll('<p></p>', '')
  return { zh: read(zh), en: read(en) }
}

const holds = (text: Bilingual, part: Bilingual): boolean => {
  const inline = (html: string) => html.replaceAll(/<\/?(?:p|br)\b[^>]*>|\s+/g, '')
  return inline(text.zh).includes(inline(part.zh)) && inline(text.en).includes(inline(part.en))
}

interface Comparing {
  /** Brings what a format may write in another way, and means the same, into one form. */
  alike?: (body: QuestionBody) => QuestionBody
  /** The note on a question that is not found again. */
  notRead?: 'typeNotHeld' | 'onlyPrinted'
}

/**
 * Says what a format does not hold of a body, by reading back what was written: a list of rules beside the writer
 * would be wrong as soon as one of the two changes.
 */
export function lossesByReading(
  body: QuestionBody,
  writeAndRead: (body: QuestionBody) => readonly ReadQuestion[],
  { alike = (one) => one, notRead = 'typeNotHeld' }: Comparing = {},
): Note[] {
  const noted = new Noted()
  noteFiles(body, noted)
  const [read, ...others] = writeAndRead(body)
  if (!read?.body || others.length > 0) {
    noted.lost(notRead, { type: body.type })
    return noted.notes
  }
  const back = read.body
  if (back.type !== body.type) {
    noted.changed('heldAsOther', { type: body.type, as: back.type })
    for (const field of ['stem', 'explanation'] as const) {
      const only = (one: QuestionBody) =>
        alike({
          type: 'group',
          questions: [],
          explanation: noText,
          stem: unmarkedStem(one[field]),
        })
      const [written, found] = [only(body), only(back)]
      // A type that is read as another may have its parts behind the stem.
      if (differencesOf(written, found).includes('stem') && !holds(found.stem, written.stem)) {
        noted.lost('fieldNotHeld', { field })
      }
    }
    return noted.notes
  }
  for (const field of differencesOf(alike(body), alike(back))) noted.lost('fieldNotHeld', { field })
  return noted.notes
}
