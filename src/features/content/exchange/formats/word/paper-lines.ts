import type { PlainBody, QuestionBody } from '../../../question/body/body.ts'
import type { Bilingual } from '../../../question/body/text.ts'
import type { OutPaper, OutQuestion } from '../../paper-form.ts'
import { kindOf } from '../chinese-paper/patterns-text.ts'
import { escaped } from '../chinese-paper/rich.ts'
import { gapMarks } from '../shared/ids.ts'
import { keyOf } from './key-lines.ts'
import { labels } from './labels-text.ts'
import { inLanguage, isOfChoices, type Language, letter, shuffled, withParts } from './out-parts.ts'

/** Which parts of the questions are written. */
export interface What {
  language: Language
  /** Answers, explanations, difficulty and tags under each question. */
  answers: boolean
}

/** How many numbers a question takes. */
export const numbersIn = (body: QuestionBody): number =>
  body.type === 'group'
    ? Math.max(1, body.questions.length)
    : body.type === 'cloze' && isOfChoices(body)
      ? Math.max(1, body.gaps.length)
      : 1

/** The lines of a question, as blocks of HTML. */
export function linesOf(
  question: OutQuestion,
  n: number,
  paper: Pick<OutPaper, 'sections'>,
  what: What,
): string[] {
  const { body, points } = question
  const words = labels[what.language]
  const section = question.section === null ? '' : (paper.sections[question.section]?.name ?? '')
  const earned = points > 0 ? words.points(points) : ''
  const facts = what.answers
    ? [
        `<p>${words.difficulty}${words.levels[question.difficulty]}</p>`,
        ...(question.tags.length > 0
          ? [`<p>${words.tags}${escaped(question.tags.join('、'))}</p>`]
          : []),
      ]
    : []
  if (body.type === 'group') {
    const to = n + Math.max(1, body.questions.length) - 1
    const children = body.questions.flatMap((child, k) =>
      plainLines(child.body, n + k, label(child.body, section, what), '', what),
    )
    return [
      `<p>${words.material(n, to)}${earned}</p>`,
      withParts(inLanguage(body.stem, what.language)),
      ...children,
      ...facts,
    ]
  }
  if (body.type === 'cloze' && isOfChoices(body)) return [...clozeLines(body, n, what), ...facts]
  return [...plainLines(body, n, label(body, section, what), earned, what), ...facts]
}

/** The type, where the heading of the section does not say it. */
function label(body: PlainBody, section: string, { language }: What): string {
  const word = labels[language].types[body.type]
  return kindOf(word) === kindOf(section) && section !== ''
    ? ''
    : language === 'zh'
      ? `【${word}】`
      : `[${word}] `
}

function plainLines(
  body: PlainBody,
  n: number,
  head: string,
  earned: string,
  what: What,
): string[] {
  const words = labels[what.language]
  const text = (one: Bilingual) => inLanguage(one, what.language)
  const stem = withParts(text(body.stem)).replaceAll(gapMarks, '________')
  const bracket = body.type === 'trueFalse' ? words.bracket : ''
  const lines = [withEnds(stem, `${words.number(n)}${head}${earned.trim()}`, bracket)]
  if (body.type === 'single' || body.type === 'multiple')
    lines.push(...body.options.map((one, k) => `<p>${letter(k)}. ${text(one.text)}</p>`))
  // A place of a text with other kinds of places has its options below, by its place in the text.
  if (body.type === 'cloze')
    lines.push(
      ...body.gaps.flatMap((gap, k) =>
        gap.kind === 'choice'
          ? [`<p>（${k + 1}）${gap.options.map((one) => text(one.text)).join(' / ')}</p>`]
          : [],
      ),
    )
  if (body.type === 'matching') lines.push(matchingTable(body, text))
  if (body.type === 'ordering')
    lines.push(
      ...shuffled(body.items, text).map((one, k) => `<p>${letter(k)}. ${text(one.text)}</p>`),
    )
  if (body.type === 'dragText')
    lines.push(`<p>${body.tokens.map((one) => text(one.text)).join('　')}</p>`)
  return what.answers ? [...lines, ...answerLines(body, what)] : lines
}

export function answerLines(body: PlainBody, { language }: What): string[] {
  const words = labels[language]
  const key = withParts(keyOf(body, language))
  const explanation = withParts(inLanguage(body.explanation, language))
  return [
    ...(key === '' ? [] : [withEnds(key, words.answer, '')]),
    ...(explanation === '' ? [] : [withEnds(explanation, words.explanation, '')]),
  ]
}

function clozeLines(
  body: Extract<QuestionBody, { type: 'cloze' }>,
  n: number,
  what: What,
): string[] {
  const words = labels[what.language]
  const stem = inLanguage(body.stem, what.language).replaceAll(
    gapMarks,
    (_, id: string) => `__${n + body.gaps.findIndex((gap) => gap.id === id)}__`,
  )
  const rows = body.gaps.map((gap, k) => {
    const options = gap.kind === 'choice' ? gap.options : []
    return `<p>${words.number(n + k)}${options.map((one, m) => `${letter(m)}. ${inLanguage(one.text, what.language)}`).join('　　')}</p>`
  })
  const keys = body.gaps.map((gap, k) =>
    gap.kind === 'choice' ? `${n + k}. ${letter(gap.options.findIndex(({ right }) => right))}` : '',
  )
  return [
    `<p>${words.material(n, n + body.gaps.length - 1)}</p>`,
    stem,
    ...rows,
    ...(what.answers ? [`<p>${words.answer}${keys.join(' ')}</p>`] : []),
  ]
}

/** Puts words into the first and last paragraph of rich text. */
function withEnds(html: string, before: string, behind: string): string {
  const from = html.startsWith('<p>')
    ? html.replace(/^<p>/, `<p>${before}`)
    : /^<(?:h\d|div|ul|ol|table|blockquote|pre|aside)/.test(html)
      ? `<p>${before}</p>${html}`
      : `<p>${before}${html}</p>`
  if (behind === '') return from
  return from.endsWith('</p>') ? `${from.slice(0, -4)}${behind}</p>` : `${from}<p>${behind}</p>`
}

function matchingTable(
  body: Extract<QuestionBody, { type: 'matching' }>,
  text: (one: Bilingual) => string,
): string {
  const right = shuffled(body.right, text)
  const rows = Array.from({ length: Math.max(body.left.length, right.length) }, (_, n) => {
    const [one, other] = [body.left[n], right[n]]
    return `<tr><td>${one ? `${n + 1}. ${text(one.text)}` : ''}</td><td>${other ? `${letter(n)}. ${text(other.text)}` : ''}</td></tr>`
  })
  return `<table><tbody>${rows.join('')}</tbody></table>`
}
