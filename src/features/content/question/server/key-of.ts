import { textOfHtml } from '#src/server/text/text-of-html.ts'
import type { PlainBody, QuestionBody } from '../body/body.ts'
import type { Gap } from '../body/gap.ts'
import type { Bilingual } from '../body/text.ts'
import { noText } from '../body/limits.ts'
import type { Mark, PlainKey, QuestionKey } from '../taking.ts'
import type { Reading } from './reading.ts'

/** The right answer of a question, for reading after marking; without a mark there is no feedback on an outcome. */
export function keyOf(
  body: QuestionBody,
  readingOf: (stem: Bilingual) => Reading,
  mark: Mark | null,
  marks: Record<string, Mark>,
): QuestionKey {
  const reading = readingOf(body.stem)
  if (body.type !== 'group') return { ...plainKeyOf(body, reading, mark), questions: {} }
  const questions = body.questions.map(({ id, body: plain }) => [
    id,
    plainKeyOf(plain, readingOf(plain.stem), marks[id] ?? null),
  ])
  return {
    ...textsOf(body, reading, mark),
    questions: Object.fromEntries(questions) as Record<string, PlainKey>,
  }
}

const plainKeyOf = (body: PlainBody, reading: Reading, mark: Mark | null): PlainKey => ({
  ...textsOf(body, reading, mark),
  ...partsOf(body, reading),
})

const sides = { correct: 'correct', part: 'partly', wrong: 'wrong' } as const

/** The part of a key that every type has, and the empty rest. */
function textsOf(body: QuestionBody, { html }: Reading, mark: Mark | null): PlainKey {
  const side = mark && mark.verdict in sides ? sides[mark.verdict as keyof typeof sides] : undefined
  const empty = { right: [], parts: {}, order: [], areas: [], notes: {}, criteria: [] }
  return {
    ...empty,
    explanation: html(body.explanation),
    feedback: html((side && body.feedback?.[side]) ?? noText),
    modelAnswer: '',
  }
}

const idsOfRight = (options: readonly { id: string; right: boolean }[]) =>
  options.filter(({ right }) => right).map(({ id }) => id)

function partsOf(body: PlainBody, reading: Reading): Partial<PlainKey> {
  const byId = <T extends { id: string }>(list: readonly T[], of: (part: T) => string[]) =>
    Object.fromEntries(list.map((part) => [part.id, of(part)]))
  switch (body.type) {
    case 'single':
    case 'multiple': {
      const noted = body.options.flatMap(({ id, feedback }) =>
        feedback ? [[id, reading.html(feedback)] as const] : [],
      )
      return { right: idsOfRight(body.options), notes: Object.fromEntries(noted) }
    }
    case 'trueFalse':
      return { right: body.right === null ? [] : [String(body.right)] }
    case 'fillIn':
    case 'cloze':
      return { parts: byId(body.gaps, (gap) => acceptedIn(gap, reading)) }
    case 'numeric':
      return { parts: { number: acceptedIn({ id: '', kind: 'number', ...body }, reading) } }
    case 'matching':
      return { parts: byId(body.left, ({ id }) => [body.pairs[id] ?? []].flat()) }
    case 'ordering':
      return { order: body.items.map(({ id }) => id) }
    case 'classification':
      return { parts: byId(body.items, ({ category }) => (category === null ? [] : [category])) }
    case 'hotspot':
      return {
        right: idsOfRight(body.areas),
        areas: body.areas.map(({ id, shape, right }) => ({ id, shape, right })),
      }
    case 'dragText':
      return { parts: byId(body.gaps, ({ right }) => right) }
    case 'form':
      return { parts: byId(body.boxes, ({ gap }) => acceptedIn(gap, reading)) }
    default:
      return {
        modelAnswer: reading.html(body.modelAnswer),
        criteria: body.criteria.map(({ id, text, share }) => ({
          ...{ id, text: reading.words(text), share },
        })),
      }
  }
}

const full = ({ share = 1 }: { share?: number | undefined }) => share === 1

/** The answers that earn full points in a gap, in words. */
function acceptedIn(gap: Gap, reading: Reading): string[] {
  switch (gap.kind) {
    case 'text':
      return gap.accepted.filter(full).map(({ text }) => text)
    case 'number': {
      const unit = gap.unitRule === 'none' ? '' : gap.units.find(({ factor }) => factor === 1)?.text
      return gap.accepted
        .filter(full)
        .map((key) => [numberText(key, reading), unit].filter(Boolean).join(' '))
    }
    case 'date':
      return gap.accepted
        .filter(full)
        .map(({ date }) => (gap.days ? `${date} (± ${gap.days})` : date))
    case 'choice':
      return gap.options
        .filter((option) => option.right && full(option))
        .map(({ text }) => textOfHtml(reading.html(text)))
  }
}

/** 1,234.5 ± 5; a relative tolerance is a percentage. */
function numberText(
  { value, tolerance }: Extract<Gap, { kind: 'number' }>['accepted'][number],
  { locale }: Reading,
): string {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 15 })
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 10 })
  if (!tolerance || tolerance.amount === 0) return format.format(value)
  const by =
    tolerance.kind === 'nominal'
      ? `± ${format.format(tolerance.amount)}`
      : tolerance.kind === 'relative'
        ? `± ${percent.format(tolerance.amount)}`
        : `×÷ ${format.format(1 + tolerance.amount)}`
  return `${format.format(value)} ${by}`
}
