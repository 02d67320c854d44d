import type { Note, ReadQuestion, ReadSection } from '../../paper-form.ts'
import type { RawSection } from './raw.ts'

/** Gives the questions of a section their points: their own, those of its heading, or equal shares of its total. */
export function givePoints(section: RawSection, questions: readonly ReadQuestion[]): void {
  const { pointsEach, pointsPerGap, printedTotal } = section
  for (const one of questions) one.points ??= stated(one, section)
  if (pointsEach !== null || pointsPerGap !== null || printedTotal === null) return
  if (questions.some(({ points }) => points !== null)) return
  const count = questions.reduce((sum, one) => sum + partsOf(one), 0)
  if (questions.length === 1) {
    questions[0]!.points = printedTotal
    return
  }
  const share = printedTotal / count
  if (!Number.isInteger(share * 100)) return
  for (const one of questions) one.points = round(share * partsOf(one))
}

function stated(one: ReadQuestion, { pointsEach, pointsPerGap }: RawSection): number | null {
  if (pointsPerGap !== null && one.body?.type === 'fillIn')
    return round(pointsPerGap * one.body.gaps.length)
  if (pointsEach === null) return null
  return round(pointsEach * partsOf(one))
}

/** Each question under common material counts as one, and so does each gap of a cloze. */
const partsOf = ({ body }: ReadQuestion): number =>
  body?.type === 'group'
    ? body.questions.length
    : body?.type === 'cloze'
      ? body.gaps.length
      : body?.type === 'matching'
        ? body.left.length
        : 1

const round = (points: number) => Math.round(points * 100) / 100

/** Where the points of the questions miss what the paper prints. */
export function missedTotals(
  printed: number | null,
  sections: readonly ReadSection[],
  questions: readonly ReadQuestion[],
): Note[] {
  const notes: Note[] = []
  const sumOf = (list: readonly ReadQuestion[]) =>
    list.every(({ points }) => points !== null) && list.length > 0
      ? round(list.reduce((sum, { points }) => sum + points!, 0))
      : null
  for (const [n, { name, printedTotal }] of sections.entries()) {
    const sum = sumOf(questions.filter(({ section }) => section === n))
    if (printedTotal !== null && sum !== null && sum !== printedTotal) {
      notes.push({
        kind: 'hint',
        code: 'pointsMissTotal',
        about: { section: name, sum, printed: printedTotal },
      })
    }
  }
  const sum = sumOf(questions)
  if (printed !== null && sum !== null && sum !== printed) {
    notes.push({ kind: 'hint', code: 'pointsMissTotal', about: { section: '', sum, printed } })
  }
  return notes
}
