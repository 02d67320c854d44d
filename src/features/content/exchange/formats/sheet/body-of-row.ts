import type { Bilingual } from '../../../question/body/text.ts'
import type { QuestionType } from '../../../question/types.ts'
import { gapIdAt, gapMark, partIdAt } from '../shared/ids.ts'
import type { Noted } from '../shared/noted.ts'
import { blockHtml, lineHtml } from '../shared/plain-text.ts'
import { clozeGap, numberAnswer, textGap } from './answers.ts'
import { betweenGaps, blanks, lettersOnly, noWords, yesWords } from './columns-text.ts'
import type { SheetRow } from './row.ts'

interface Parts {
  row: SheetRow
  noted: Noted
  answer: string
  base: { stem: Bilingual; explanation: Bilingual }
  options: { letter: string; text: { zh: string; en: string } }[]
}

/** Makes the body that the columns of a row describe; the schema checks it later. */
export function bodyOfRow(type: QuestionType, row: SheetRow, noted: Noted): unknown {
  const { cells } = row
  const options = [...row.options]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([letter, text]) => ({ letter, text }))
  const base = {
    stem: { zh: blockHtml(cells.stem ?? ''), en: blockHtml(cells.stemEn ?? '') },
    explanation: {
      zh: blockHtml(cells.explanation ?? ''),
      en: blockHtml(cells.explanationEn ?? ''),
    },
  }
  const parts = { row, noted, options, base, answer: cells.answer ?? '' }
  return { type, ...makers[type](parts) }
}

const line = ({ zh, en }: { zh: string; en: string }): Bilingual => ({
  zh: lineHtml(zh),
  en: lineHtml(en),
})

const makers: Record<QuestionType, (parts: Parts) => object> = {
  single: (parts) => ({ ...parts.base, ...choices(parts), keepOrder: false }),
  multiple: (parts) => ({ ...parts.base, ...choices(parts), keepOrder: false }),
  trueFalse: ({ base, answer, noted }) => {
    const word = answer.normalize('NFKC').toLowerCase().split('/')[0]!.trim()
    const right = yesWords.test(word) ? true : noWords.test(word) ? false : null
    if (right === null && word !== '') noted.hint('valueUnknown', { value: answer })
    return { ...base, right }
  },
  fillIn: (parts) => ({ ...withGaps(parts, textGap), anyOrder: false }),
  cloze: (parts) => withGaps(parts, clozeGap),
  numeric: ({ base, answer, noted }) => {
    const key = numberAnswer(answer)
    if (!key && answer !== '') noted.hint('valueUnknown', { value: answer })
    return { ...base, ...(key ?? { accepted: [], units: [], unitRule: 'none' }) }
  },
  matching: (parts) => ({ ...parts.base, ...pairsOf(parts) }),
  ordering: ({ base, options }) => ({
    ...base,
    items: options.map(({ text }, index) => ({ id: partIdAt(index), text: line(text) })),
    credit: 'all',
  }),
  classification: (parts) => ({ ...parts.base, ...categoriesOf(parts) }),
  dragText: (parts) => ({ ...parts.base, ...tokensOf(parts) }),
  hotspot: ({ base }) => ({
    ...base,
    picture: { file: { userFileId: null }, width: 0, height: 0, alt: { zh: '', en: '' } },
    areas: [],
    most: 1,
  }),
  form: ({ base }) => ({ ...base, sheets: [], boxes: [] }),
  shortAnswer: (parts) => ({ ...open(parts), mostCharacters: 1000 }),
  essay: (parts) => ({ ...open(parts), leastWords: 0, mostWords: 5000 }),
  file: (parts) => ({ ...open(parts), kinds: ['picture', 'document', 'text'], mostFiles: 3 }),
  spoken: (parts) => ({ ...open(parts), mostSeconds: 120 }),
  group: ({ base }) => ({ ...base, questions: [] }),
}

const open = ({ base, answer }: Parts) => ({
  ...base,
  modelAnswer: languageSide(blockHtml(answer), base.stem),
  criteria: [],
})

/** The answer column has one language: that of the stem, Chinese first. */
const languageSide = (html: string, stem: Bilingual): Bilingual =>
  stem.zh === '' && stem.en !== '' ? { zh: '', en: html } : { zh: html, en: '' }

function choices({ options, answer, noted }: Parts) {
  const letters = answer.normalize('NFKC').toUpperCase()
  const isLetters = lettersOnly.test(letters)
  const given = new Set(isLetters ? letters.match(/[A-Z]/g) : [])
  for (const letter of given) {
    if (!options.some((option) => option.letter === letter)) {
      noted.hint('valueUnknown', { value: letter })
      given.delete(letter)
    }
  }
  // Some sheets repeat the text of the right option instead of its letter.
  const asText = (text: { zh: string; en: string }) =>
    !isLetters && answer !== '' && [text.zh, text.en].includes(answer.trim())
  const read = options.map(({ letter, text }, index) => ({
    id: partIdAt(index),
    text: line(text),
    right: given.has(letter) || asText(text),
  }))
  if (!isLetters && !read.some(({ right }) => right)) noted.hint('valueUnknown', { value: answer })
  return { options: read }
}

/** Blanks of the stem become the gaps of the answers; those without a blank are put at its end. */
function withGaps(
  { row, base, answer, noted }: Parts,
  gapOf: (text: string, id: string) => object,
) {
  const cells = [row.cells.stem ?? '', row.cells.stemEn ?? '']
  const places = Math.max(...cells.map((text) => text.match(blanks)?.length ?? 0))
  const answers = answer === '' ? [] : answer.split(betweenGaps).map((text) => text.trim())
  const count = Math.max(places, answers.length, 1)
  const gaps = Array.from({ length: count }, (_, index) =>
    gapOf(answers[index] ?? '', gapIdAt(index)),
  )
  if (answers.length > 0 && places > 0 && answers.length !== places) {
    noted.hint('gapMissing', { gaps: places, answers: answers.length })
  }
  return { ...base, stem: markedStem(cells, count), gaps }
}

function markedStem([zh = '', en = '']: string[], count: number): Bilingual {
  return { zh: marked(zh, count), en: marked(en, count) }
}

function marked(text: string, count: number): string {
  if (text === '') return ''
  let index = 0
  const ids: string[] = []
  const withTokens = text.replaceAll(blanks, () => {
    const id = gapIdAt(index++)
    ids.push(id)
    return `\uE000${id}\uE001`
  })
  const html = blockHtml(withTokens).replaceAll(/\uE000(\w+)\uE001/g, (_, id: string) =>
    gapMark(id),
  )
  const rest = Array.from({ length: count }, (_, at) => gapIdAt(at)).filter(
    (id) => !ids.includes(id),
  )
  return html + (rest.length > 0 ? `<p>${rest.map(gapMark).join(' ')}</p>` : '')
}

/** Cells such as 'FOB = 船上交货'; without a left side the item is there to mislead. */
function pairsOf({ options }: Parts) {
  const left: object[] = []
  const right: { id: string; text: Bilingual }[] = []
  const pairs: Record<string, string> = {}
  for (const { text } of options) {
    const zh = sidesOf(text.zh)
    const en = sidesOf(text.en)
    const answer = line({ zh: zh.right, en: en.right })
    const same = right.find((one) => one.text.zh === answer.zh && one.text.en === answer.en)
    const id = same?.id ?? `r${right.length + 1}`
    if (!same) right.push({ id, text: answer })
    if (zh.left === '' && en.left === '') continue
    const leftId = `l${left.length + 1}`
    left.push({ id: leftId, text: line({ zh: zh.left, en: en.left }) })
    pairs[leftId] = id
  }
  return { left, right, pairs }
}

function sidesOf(text: string): { left: string; right: string } {
  const at = /\s*(?:=|＝|→|->)\s*/.exec(text)
  if (!at) return { left: '', right: text }
  return { left: text.slice(0, at.index), right: text.slice(at.index + at[0].length) }
}

function categoriesOf({ options }: Parts) {
  const categories: { id: string; text: Bilingual }[] = []
  const items = options.map(({ text }, index) => {
    const zh = itemSides(text.zh)
    const en = itemSides(text.en)
    const name = line({ zh: zh.category, en: en.category })
    if (name.zh === '' && name.en === '') {
      return { id: partIdAt(index), text: line({ zh: zh.item, en: en.item }), category: null }
    }
    const same = categories.find((one) => one.text.zh === name.zh && one.text.en === name.en)
    const id = same?.id ?? `k${categories.length + 1}`
    if (!same) categories.push({ id, text: name })
    return { id: partIdAt(index), text: line({ zh: zh.item, en: en.item }), category: id }
  })
  return { categories, items }
}

function itemSides(text: string): { item: string; category: string } {
  const { left, right } = sidesOf(text)
  return left === '' ? { item: right, category: '' } : { item: left, category: right }
}

/** The answer has the words in the order of the gaps, the options those that mislead. */
function tokensOf(parts: Parts) {
  const { row, answer, options } = parts
  const tokens: { id: string; text: Bilingual }[] = []
  const tokenOf = (text: Bilingual) => {
    const same = tokens.find((one) => one.text.zh === text.zh && one.text.en === text.en)
    const id = same?.id ?? `t${tokens.length + 1}`
    if (!same) tokens.push({ id, text })
    return id
  }
  const words = answer === '' ? [] : answer.split(betweenGaps).map((text) => text.trim())
  const count = Math.max(words.length, 1)
  const gaps = Array.from({ length: count }, (_, index) => {
    const word = words[index] ?? ''
    return {
      id: gapIdAt(index),
      right: word === '' ? [] : [tokenOf(line({ zh: word, en: '' }))],
    }
  })
  for (const { text } of options) tokenOf(line(text))
  return { stem: markedStem([row.cells.stem ?? '', row.cells.stemEn ?? ''], count), tokens, gaps }
}
