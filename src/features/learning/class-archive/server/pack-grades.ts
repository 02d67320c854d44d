import { printReport } from '#src/features/learning/gradebook/report/print-report.ts'
import { readReports } from '#src/features/learning/gradebook/report/read-reports.ts'
import { gradebookSheet } from '#src/features/learning/gradebook/server/get-workbook.ts'
import { readSheet } from '#src/features/learning/gradebook/server/read-sheet.ts'
import { readBook } from '#src/features/learning/gradebook/server/state.ts'
import { folderNames } from '#src/features/learning/homework/server/work-names.ts'
import { siteInfo } from '#src/server/pages/site-info.ts'
import type { Pack } from './pack.ts'

/** Packs the gradebook as a workbook and, by choice, a report as PDF for each student. */
export async function packGrades(pack: Pack): Promise<void> {
  const { kernel, viewer, standing, order, words, packing, make, step } = pack
  const { classId } = standing
  const { book } = await readBook(kernel.db, { classId, userId: viewer.id })
  const context = { db: kernel.db, locale: order.language }
  if (book) {
    const students = await readSheet(context, { classId, userId: null, book })
    const path = `${words.gradebook}.xlsx`
    const sheets = [gradebookSheet(book, students, order.language)]
    packing.bytes(path, await make({ kind: 'workbook', sheets }))
    packing.list({ part: words.gradebook, label: path, path })
  }
  await step()
  if (!order.reports) return
  const reports = await readReports(context, { classId, userId: null, book, isOwn: false })
  const names = folderNames(
    reports.map(({ student }) => student),
    words.noNumber,
  )
  const at = new Date()
  for (const [index, report] of reports.entries()) {
    const printed = printReport({
      ...{ report, book, language: order.language, at },
      standing: { ...standing, book: book?.state ?? null },
      school: report.school ?? siteInfo(kernel.config).name,
    })
    const path = `${words.reports}/${names[index]}.pdf`
    packing.bytes(path, await make({ kind: 'report', report: printed }))
    packing.list({ part: words.reports, label: names[index]!, path })
    await step()
  }
}
