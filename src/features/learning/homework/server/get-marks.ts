import { personName } from '#src/features/content/bank/server/person-name.ts'
import { type Sheet, writeTable } from '#src/features/learning/progress/server/table-file.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { type Locale, pick } from '#src/shared/locale.ts'
import { sayMoment } from '#src/shared/school-time.ts'
import type { homeworkApi } from '../contract.ts'
import { allWorks, type ListedWork } from './all-works.ts'
import { readHomework } from './facts.ts'
import { markOf } from './own-rows.ts'
import { maySeeWorks } from './rules.ts'
import { sheetText as s, stateText } from './sheet-text.ts'

const points = (hundredths: number | null) => (hundredths === null ? null : hundredths / 100)

/** Writes the marks of homework as a workbook, which Homework/ImportMarks reads again. */
export async function getMarks({
  db,
  viewer,
  locale,
  input,
}: Call<typeof homeworkApi.getMarks>): Promise<AnswerOf<typeof homeworkApi.getMarks>> {
  const { homeworkId } = input
  const facts = await readHomework(db, { homeworkId, userId: viewer.id })
  must(maySeeWorks(facts))
  const works = await allWorks(db, homeworkId)
  const table = await writeTable(marksSheet(facts, works, locale), 'xlsx')
  return { ...table, name: `${facts.title} ${pick(s.sheet, locale)}.xlsx` }
}

/** The marks of homework as a table. */
export function marksSheet(
  rule: { latePercent: number; lateFloor: number },
  works: readonly ListedWork[],
  locale: Locale,
): Sheet {
  const heads = [
    ...[s.number, s.name, s.username, s.group, s.state, s.handedInAt, s.daysLate],
    ...[s.mark, s.counted, s.comment],
  ]
  return {
    name: pick(s.sheet, locale),
    heads: heads.map((head) => pick(head, locale)),
    rows: works.map((work) => [
      ...[work.number, personName(work.person, locale), work.person.username, work.group],
      pick(stateText[work.state], locale),
      work.handedInAt && sayMoment(work.handedInAt),
      work.daysLate,
      points(work.rawMark),
      points(markOf({ ...rule, ...work })),
      work.comment,
    ]),
  }
}
