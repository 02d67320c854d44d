import type { BodyOf } from './body.ts'
import { gapsIn, isSaid } from './content.ts'
import type { Gap } from './gap.ts'
import type { Problem } from './problem-codes.ts'
import type { Bilingual } from './text.ts'

/** Each gap stands once in the stem of every language, and each mark of the stem is a gap. */
export function problemsOfStemGaps(stem: Bilingual, gaps: readonly { id: string }[]): Problem[] {
  const problems: Problem[] = gaps.length === 0 ? [{ code: 'noGaps' }] : []
  const ids = gaps.map(({ id }) => id)
  const found = [stem.zh, stem.en].filter((html) => html !== '').map(gapsIn)
  for (const part of ids) {
    if (found.some((marks) => !marks.includes(part))) problems.push({ code: 'gapNotInStem', part })
    if (found.some((marks) => marks.indexOf(part) !== marks.lastIndexOf(part))) {
      problems.push({ code: 'gapTwice', part })
    }
  }
  for (const part of new Set(found.flat())) {
    if (!ids.includes(part)) problems.push({ code: 'gapUnknown', part })
  }
  return problems
}

/** A gap, or the number of a numeric, which has no id. */
type AnyGap = Gap | (Omit<Extract<Gap, { kind: 'number' }>, 'id'> & { id: undefined })

const isFull = ({ share = 1 }: { share?: number | undefined }) => share === 1

export function problemsOfGap(gap: AnyGap): Problem[] {
  const at = gap.id === undefined ? {} : { part: gap.id }
  const problems: Problem[] = []
  if (gap.kind === 'choice') {
    const right = gap.options.filter((option) => option.right)
    if (gap.options.length < 2) problems.push({ code: 'tooFewOptions', ...at })
    if (gap.options.some(({ text }) => !isSaid(text))) problems.push({ code: 'emptyOption', ...at })
    if (right.length === 0) problems.push({ code: 'noRight', ...at })
    else if (!right.some(isFull)) problems.push({ code: 'noFullShare', ...at })
    return problems
  }
  const accepted =
    gap.kind === 'text' ? gap.accepted.filter(({ text }) => text.trim() !== '') : gap.accepted
  if (accepted.length === 0) problems.push({ code: 'noAccepted', ...at })
  else if (!accepted.some(isFull)) problems.push({ code: 'noFullShare', ...at })
  if (gap.kind === 'number' && gap.unitRule === 'required' && gap.units.length === 0) {
    problems.push({ code: 'noUnits', ...at })
  }
  return problems
}

export function problemsOfForm({ sheets, boxes }: BodyOf<'form'>): Problem[] {
  const problems: Problem[] = []
  if (sheets.length === 0) problems.push({ code: 'noSheets' })
  for (const { id, file, alt } of sheets) {
    if (file.userFileId === null && !file.attachment) problems.push({ code: 'noPicture', part: id })
    if (!isSaid(alt)) problems.push({ code: 'noAlt', part: id })
  }
  if (boxes.length === 0) problems.push({ code: 'noBoxes' })
  for (const { id, sheet, label, gap, width, height } of boxes) {
    if (!sheets.some((one) => one.id === sheet)) problems.push({ code: 'boxOffSheet', part: id })
    if (!isSaid(label)) problems.push({ code: 'noLabel', part: id })
    if (width === 0 || height === 0) problems.push({ code: 'flatArea', part: id })
    problems.push(...problemsOfGap({ ...gap, id }))
  }
  return problems
}
