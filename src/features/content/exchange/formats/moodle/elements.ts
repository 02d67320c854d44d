import type { OutQuestion } from '../../paper-form.ts'
import { decimal } from '../shared/numbers.ts'
import { plainOf } from '../shared/plain-text.ts'
import { xmlText } from '../shared/xml.ts'
import { moodleKey } from './key.ts'
import { MoodleText, type MoodleFiles } from './out.ts'

type Written = Pick<OutQuestion, 'id' | 'body' | 'tags' | 'points'>

/** Writes the elements of a question: one, or for a group its material and its questions. */
export function moodleElements(question: Written, files: MoodleFiles): string[] {
  const { body, id, points } = question
  const out = new MoodleText(body, files)
  if (body.type !== 'group') {
    const key = moodleKey(body, out)
    return key ? [elementOf(question, key.type, key.stem, key.parts, out)] : []
  }
  const each = points / Math.max(1, body.questions.length)
  const children = body.questions.flatMap((one) =>
    moodleElements({ id: `${id}-${one.id}`, body: one.body, tags: [], points: each }, files),
  )
  const mark = `<idnumber>farsail-group-${children.length}</idnumber>`
  return [
    elementOf(question, 'description', out.holder('questiontext', body.stem), mark, out),
    ...children,
  ]
}

const longestName = 100

function elementOf(
  { id, body, tags, points }: Written,
  type: string,
  stem: string,
  parts: string,
  out: MoodleText,
): string {
  const title = plainOf(body.stem.zh || body.stem.en).replaceAll(/\s+/g, ' ')
  const name = [...title].slice(0, longestName).join('') || id
  const tagged = tags.map((tag) => `<tag><text>${xmlText(tag)}</text></tag>`).join('')
  return [
    `<question type="${type}">`,
    `<name><text>${xmlText(name)}</text></name>`,
    stem,
    out.holder('generalfeedback', body.explanation),
    `<defaultgrade>${decimal(type === 'description' ? 0 : points)}</defaultgrade>`,
    '<penalty>0</penalty><hidden>0</hidden>',
    parts,
    out.holder('correctfeedback', body.feedback?.correct),
    out.holder('partiallycorrectfeedback', body.feedback?.partly),
    out.holder('incorrectfeedback', body.feedback?.wrong),
    tagged === '' ? '' : `<tags>${tagged}</tags>`,
    '</question>',
  ]
    .filter((part) => part !== '')
    .join('\n')
}
