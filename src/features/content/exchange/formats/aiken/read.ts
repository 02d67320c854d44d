import { UnreadableFile, type ReadPaper, type ReadQuestion } from '../../paper-form.ts'
import { decode } from '../shared/decode.ts'
import { finished } from '../shared/finish.ts'
import { languageOf } from '../shared/html-text.ts'
import { partIdAt } from '../shared/ids.ts'
import { mostQuestions } from '../shared/limits.ts'
import { Noted } from '../shared/noted.ts'
import { Texts } from '../shared/texts.ts'

const optionLine = /^([A-Za-z])\s*[.)．）、]\s*(.*)$/
const answerLine = /^ANSWER\s*[:：]\s*(.*)$/i

interface Block {
  line: number
  stem: string[]
  options: { letter: string; text: string }[]
  answer: string | null
}

/** Reads the Aiken format: a question, lines A. to Z., and ANSWER: B. */
// eslint-disable-next-line typescript/require-await
export async function readAiken(bytes: Uint8Array, { name }: { name: string }): Promise<ReadPaper> {
  const { text, encoding } = decode(bytes)
  const questions = blocksOf(text).map(questionOf)
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

function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let block: Block = { line: 1, stem: [], options: [], answer: null }
  const end = () => {
    if (block.stem.length + block.options.length > 0) blocks.push(block)
    block = { line: 0, stem: [], options: [], answer: null }
  }
  for (const [index, given] of text.split('\n').entries()) {
    const line = given.trim()
    if (blocks.length > mostQuestions) {
      throw new UnreadableFile('fileTooLarge', { most: mostQuestions })
    }
    const answer = answerLine.exec(line)
    const option = optionLine.exec(line)
    if (line === '') {
      // A question without an answer ends where the next one begins.
      if (block.options.length > 0) end()
    } else if (answer) {
      block.answer = answer[1]!.trim()
      end()
    } else if (option && block.stem.length > 0) {
      block.options.push({ letter: option[1]!.toUpperCase(), text: option[2]! })
    } else {
      if (block.options.length > 0) end()
      if (block.stem.length === 0) block.line = index + 1
      block.stem.push(line)
    }
  }
  end()
  return blocks
}

function questionOf({ line, stem, options, answer }: Block): ReadQuestion {
  const noted = new Noted()
  const source = [
    ...stem,
    ...options.map(({ letter, text }) => `${letter}. ${text}`),
    ...(answer === null ? [] : [`ANSWER: ${answer}`]),
  ].join('\n')
  const texts = new Texts(languageOf(source), noted)
  const right: string[] = answer?.toUpperCase().match(/[A-Z]/g) ?? []
  const unknown = right.filter((letter) => !options.some((option) => option.letter === letter))
  if (unknown.length > 0) noted.hint('valueUnknown', { value: unknown.join(', ') })
  const base = { stem: texts.blocksOfText(stem.join('\n')), explanation: { zh: '', en: '' } }
  if (options.length === 0) noted.error('unknownType', { type: '' })
  return finished({
    place: { kind: 'line', at: String(line) },
    noted,
    source,
    body:
      options.length === 0
        ? null
        : {
            type: right.length > 1 ? 'multiple' : 'single',
            ...base,
            options: options.map(({ letter, text }, index) => ({
              id: partIdAt(index),
              text: texts.lineOfText(text),
              right: right.includes(letter),
            })),
            keepOrder: false,
          },
  })
}
