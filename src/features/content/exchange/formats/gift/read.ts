import type { ReadPaper, ReadQuestion } from '../../paper-form.ts'
import { UnreadableFile } from '../../paper-form.ts'
import { decode } from '../shared/decode.ts'
import { grouped, type Flat } from '../shared/grouped.ts'
import { mostQuestions } from '../shared/limits.ts'
import { entriesOf, unescaped } from './scan.ts'
import { giftQuestion } from './question.ts'

/** Reads a GIFT file of Moodle. */
// eslint-disable-next-line typescript/require-await
export async function readGift(bytes: Uint8Array, { name }: { name: string }): Promise<ReadPaper> {
  const { text, encoding } = decode(bytes)
  const questions = questionsOfGift(text)
  if (questions.length === 0) throw new UnreadableFile('nothingFound')
  return {
    name: name.replace(/\.\w+$/, ''),
    sections: [],
    printedTotal: null,
    questions,
    attachments: new Map(),
    encoding,
    notes: [],
  }
}

/** Reads the questions of a GIFT text; a category becomes a tag. */
export function questionsOfGift(text: string): ReadQuestion[] {
  const flat: Flat[] = []
  let category = ''
  for (const entry of entriesOf(text)) {
    const named = /^\$CATEGORY:\s*(.*)$/i.exec(entry.text)
    if (named) {
      category = lastOf(named[1]!)
      flat.push({ kind: 'boundary' })
      continue
    }
    if (flat.length > mostQuestions) {
      throw new UnreadableFile('fileTooLarge', { most: mostQuestions })
    }
    flat.push(giftQuestion(entry, category))
  }
  return grouped(flat)
}

/** $course$/top/贸易术语: the last part is the name. */
const lastOf = (path: string) =>
  unescaped(
    path
      .split('/')
      .map((part) => part.trim())
      .filter((part) => part !== '' && !/^(\$\w+\$|top)$/i.test(part))
      .at(-1) ?? '',
  )
