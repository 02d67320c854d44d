import type { Element } from 'domhandler'
import { UnreadableFile, type ReadPaper, type ReadQuestion } from '../../paper-form.ts'
import { decode } from '../shared/decode.ts'
import { grouped, type Flat } from '../shared/grouped.ts'
import { mostQuestions } from '../shared/limits.ts'
import { childOf, childrenOf, localName, readXml, textIn, topOf } from '../shared/xml.ts'
import { moodleQuestion } from './question.ts'

/** Reads the XML of Moodle's question bank. */
// eslint-disable-next-line typescript/require-await
export async function readMoodle(
  bytes: Uint8Array,
  { name }: { name: string },
): Promise<ReadPaper> {
  const { text, encoding } = decode(bytes)
  const attachments: ReadPaper['attachments'] = new Map()
  const questions = questionsOfMoodle(text, attachments)
  if (questions.length === 0) throw new UnreadableFile('nothingFound')
  return {
    name: name.replace(/\.\w+$/, ''),
    sections: [],
    printedTotal: null,
    questions,
    attachments,
    encoding,
    notes: [],
  }
}

/** Reads the questions of a text, and puts their files into `attachments`. */
export function questionsOfMoodle(
  text: string,
  attachments: ReadPaper['attachments'] = new Map(),
): ReadQuestion[] {
  const quiz = topOf(readXml(text))
  if (localName(quiz) !== 'quiz') throw new UnreadableFile('fileUnknown')
  const elements = childrenOf(quiz, 'question')
  if (elements.length > mostQuestions * 2) {
    throw new UnreadableFile('fileTooLarge', { most: mostQuestions })
  }
  let category = ''
  const flat = elements.flatMap((element): Flat[] => {
    if (element.attribs['type'] === 'category') {
      category = categoryOf(element)
      return [{ kind: 'boundary' }]
    }
    return [moodleQuestion(element, category, attachments)]
  })
  return grouped(flat)
}

/** $course$/top/Default for X/贸易术语: the last part is the name. */
function categoryOf(element: Element): string {
  const parts = textIn(childOf(childOf(element, 'category'), 'text')).split(/(?<!\/)\/(?!\/)/)
  const named = parts.map((part) => part.trim()).filter((part) => !/^(\$\w+\$|top|)$/i.test(part))
  return (named.at(-1) ?? '').replaceAll('//', '/')
}
