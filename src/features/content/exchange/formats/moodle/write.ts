import type { QuestionBody } from '../../../question/body/body.ts'
import type { Note, OutPaper, OutQuestion } from '../../paper-form.ts'
import { lossesByReading } from '../shared/losses.ts'
import { fileIdsOf, outFilesOf, safeName, withAttachments } from '../shared/out-files.ts'
import { xmlText } from '../shared/xml.ts'
import { questionsOfMoodle } from './read.ts'
import { moodleElements } from './elements.ts'
import type { MoodleFiles } from './out.ts'

/** Writes a paper as the XML of Moodle's question bank; a section is a category. */
export async function writeMoodle(paper: OutPaper) {
  const out = await outFilesOf(paper)
  const files: MoodleFiles = new Map([...out.values()].map(({ name, bytes }) => [name, bytes]))
  const parts: string[] = []
  let section: number | null | undefined
  for (const question of paper.questions) {
    if (question.section !== section) {
      section = question.section
      const name = section === null ? '' : (paper.sections[section]?.name ?? '')
      parts.push(categoryXml(name || paper.name))
    }
    parts.push(...moodleElements({ ...question, body: withAttachments(question.body, out) }, files))
  }
  return {
    name: `${safeName(paper.name)}.xml`,
    mime: 'application/xml',
    bytes: new TextEncoder().encode(quizXml(parts)),
  }
}

const quizXml = (parts: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${parts.join('\n')}\n</quiz>\n`

const categoryXml = (name: string) =>
  `<question type="category"><category><text>$course$/top/${xmlText(
    name.replaceAll('/', '//'),
  )}</text></category></question>`

/** The parts of a body that Moodle does not hold. */
export const lossesOf = (body: QuestionBody): Note[] => {
  const names = new Map(fileIdsOf(body).map((id) => [id, { name: `${id}.png` }]))
  const named = withAttachments(body, names)
  // Every picture is read as one of this size: a hot spot is written in pixels.
  const files: MoodleFiles = new Map([...names.values()].map(({ name }) => [name, pixel]))
  const question: OutQuestion = {
    ...{ id: 'q', body: named, difficulty: 1, tags: [], points: 1, section: null },
  }
  return lossesByReading(named, () => questionsOfMoodle(quizXml(moodleElements(question, files))))
}

const pixel = new Uint8Array(24)
