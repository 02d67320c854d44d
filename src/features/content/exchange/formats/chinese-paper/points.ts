import type { Note, ReadQuestion, ReadSection } from '../../paper-form.ts'
import { defaultPoints } from '../../takable.ts'
import { shortTitle } from './heading.ts'
import type { RawSection } from './raw.ts'

/**
 * Gives the questions of a section their points: their own, those of its heading, or equal shares of what its
 * total leaves.
 */
export function givePoints(section: RawSection, questions: readonly ReadQuestion[]): Note[] {
  const { pointsEach, pointsPerGap, printedTotal } = section
  for (const one of questions) one.points ??= stated(one, section)
  const open = questions.filter(({ points }) => points === null)
  if (pointsEach !== null || pointsPerGap !== null || printedTotal === null) return []
  const given = questions.reduce((sum, { points }) => sum + (points ?? 0), 0)
  const parts = open.reduce((sum, one) => sum + partsOf(one), 0)
  const share = (printedTotal - given) / parts
  if (parts === 0 || share <= 0) return []
  if (open.length > 1 && !Number.isInteger(round(share * 100))) return []
  for (const one of open) one.points = round(share * partsOf(one))
  if (open.length === questions.length) return []
  const about = { section: shortTitle(section.name), points: round(share) }
  return [{ kind: 'hint', code: 'pointsShared', about }]
}

/** Takes from a section's total what its subsections have: 三、综合题（20分） with （二）（10分） in it. */
export function takeSubtotals(sections: readonly RawSection[]): void {
  let whole: RawSection | undefined
  for (const one of sections) {
    if (one.level !== 'sub') whole = one
    else if (whole && whole.printedTotal !== null && whole.questions.length > 0) {
      const rest = whole.printedTotal - (one.printedTotal ?? 0)
      if (rest > 0) whole.printedTotal = rest
    }
  }
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

/** Where the points of the questions miss what the paper prints, or are not known. */
export function missedTotals(
  printed: number | null,
  sections: readonly ReadSection[],
  questions: readonly ReadQuestion[],
): Note[] {
  const notes: Note[] = []
  const hint = (code: Note['code'], about: NonNullable<Note['about']>) =>
    notes.push({ kind: 'hint', code, about })
  const states = printed !== null || questions.some(({ points }) => points !== null)
  const check = (name: string, total: number | null, own: readonly ReadQuestion[]) => {
    const section = shortTitle(name)
    const unknown = own.filter(({ points }) => points === null).length
    if (unknown > 0 && (states || total !== null))
      hint('pointsUnknown', { section, count: unknown })
    const sum = sumOf(own)
    if (unknown === 0 && own.length > 0 && total !== null && sum !== total)
      hint('sectionMissesTotal', { section, sum, printed: total })
  }
  for (const [n, { name, printedTotal }] of sections.entries())
    check(
      name,
      printedTotal,
      questions.filter(({ section }) => section === n),
    )
  check(
    '',
    null,
    questions.filter(({ section }) => section === null),
  )
  const sum = sumOf(questions)
  if (questions.length > 0 && printed !== null && sum !== printed)
    hint('pointsMissTotal', { sum, printed })
  return notes
}

/** A question without points counts as one, as it does in the paper that an import makes. */
const sumOf = (questions: readonly ReadQuestion[]) =>
  round(questions.reduce((sum, { points }) => sum + (points ?? defaultPoints), 0))
