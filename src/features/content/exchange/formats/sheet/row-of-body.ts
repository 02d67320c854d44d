import type { QuestionBody } from '../../../question/body/body.ts'
import type { Gap } from '../../../question/body/gap.ts'
import type { Bilingual } from '../../../question/body/text.ts'
import { plainOf } from '../shared/plain-text.ts'
import { numberCell } from './answers.ts'
import { falseWord, trueWord, typeNames } from './columns-text.ts'
import type { SheetRow } from './row.ts'

/** Writes a body into the columns, as far as they can hold it. */
export function rowOfBody(body: QuestionBody): SheetRow {
  const { zh, en } = typeNames[body.type]
  const cells = {
    type: `${zh} / ${en}`,
    stem: plainOf(body.stem.zh),
    stemEn: plainOf(body.stem.en),
    answer: answerOf(body),
    explanation: plainOf(body.explanation.zh),
    explanationEn: plainOf(body.explanation.en),
  }
  const options = optionsOf(body)
    .slice(0, 26)
    .map(
      ({ zh, en }, index) =>
        [String.fromCharCode(65 + index), { zh: plainOf(zh), en: plainOf(en) }] as const,
    )
  return { cells, options: new Map(options) }
}

function answerOf(body: QuestionBody): string {
  switch (body.type) {
    case 'single':
    case 'multiple':
      return body.options
        .map(({ right }, index) => (right && index < 26 ? String.fromCharCode(65 + index) : ''))
        .join('')
    case 'trueFalse': {
      if (body.right === null) return ''
      const { zh, en } = body.right ? trueWord : falseWord
      return `${zh} / ${en}`
    }
    case 'numeric':
      return numberCell(body)
    case 'fillIn':
    case 'cloze':
      return body.gaps.map(gapCell).join('; ')
    case 'dragText': {
      const textOf = (id: string | undefined) =>
        sideOf(body.tokens.find((token) => token.id === id)?.text)
      return body.gaps.map(({ right }) => textOf(right[0])).join('; ')
    }
    case 'shortAnswer':
    case 'essay':
    case 'file':
    case 'spoken':
      return sideOf(body.modelAnswer)
    default:
      return ''
  }
}

const sideOf = (text: Bilingual | undefined) => plainOf(text?.zh || text?.en || '')

function gapCell(gap: Gap): string {
  switch (gap.kind) {
    case 'text':
      return gap.accepted.map(({ text }) => text).join('|')
    case 'number':
      return `#${numberCell(gap)}`
    case 'date':
      return gap.accepted.map(({ date }) => date).join('|')
    case 'choice':
      return gap.options.map(({ right, text }) => `${right ? '*' : ''}${sideOf(text)}`).join('|')
  }
}

const joined = (a: Bilingual, b: Bilingual | undefined): Bilingual => ({
  zh: `${a.zh}${a.zh && b?.zh ? ' = ' : ''}${b?.zh ?? ''}`,
  en: `${a.en}${a.en && b?.en ? ' = ' : ''}${b?.en ?? ''}`,
})

function optionsOf(body: QuestionBody): Bilingual[] {
  switch (body.type) {
    case 'single':
    case 'multiple':
      return body.options.map(({ text }) => text)
    case 'ordering':
      return body.items.map(({ text }) => text)
    case 'matching': {
      const rightOf = (id: string | undefined) => body.right.find((one) => one.id === id)?.text
      const paired = new Set(Object.values(body.pairs))
      return [
        ...body.left.map((one) => joined(one.text, rightOf(body.pairs[one.id]))),
        ...body.right.filter(({ id }) => !paired.has(id)).map(({ text }) => text),
      ]
    }
    case 'classification': {
      const categoryOf = (id: string | null) => body.categories.find((one) => one.id === id)?.text
      return body.items.map((item) => joined(item.text, categoryOf(item.category)))
    }
    case 'dragText': {
      const used = new Set(body.gaps.map(({ right }) => right[0]))
      return body.tokens.filter(({ id }) => !used.has(id)).map(({ text }) => text)
    }
    default:
      return []
  }
}
