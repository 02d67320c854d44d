import { drawPages } from '#src/features/learning/gradebook/report/child/draw-pages.ts'
import type { PrintedReport } from '#src/features/learning/gradebook/report/printed.ts'
import { workbookOf } from '#src/features/learning/progress/child/workbook-of.ts'
import type { Sheet } from '#src/features/learning/progress/server/table-file.ts'
import { childMain } from '#src/server/media/child-main.ts'

/** The work of the child: a report as PDF, or tables as one workbook. */
export type ArchiveOrder =
  { kind: 'report'; report: PrintedReport } | { kind: 'workbook'; sheets: readonly Sheet[] }

/** Draws reports and writes workbooks in a process of its own, one after the other, because they take seconds of a processor. */
childMain<ArchiveOrder, Uint8Array>(async (order) => {
  if (order.kind === 'report') return drawPages(order.report)
  return workbookOf(order.sheets)
})
