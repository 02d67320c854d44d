import { headOf } from '#src/features/learning/class/server/state.ts'
import { siteInfo } from '#src/server/pages/site-info.ts'
import type { Call } from '#src/server/kernel.ts'
import { safeName } from '#src/server/text/safe-name.ts'
import { canOf, must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { gradebookApi } from '../contract.ts'
import { gradebookErrors } from '../errors.ts'
import { mayMark, mayReadAll, mayReadOwn, mayReadReport } from '../server/rules.ts'
import { readBook } from '../server/state.ts'
import { drawReport } from './draw-report.ts'
import { printReport } from './print-report.ts'
import { readReports } from './read-reports.ts'
import { reportText } from './report-text.ts'

type Get = typeof gradebookApi.getReport
type GetPdf = typeof gradebookApi.getReportPdf

/** Reads the report of one student. */
export async function getReport(call: Call<Get>): Promise<AnswerOf<Get>> {
  const { standing, shown, report } = await found(call, call.locale)
  const { school: _, ...rest } = report
  return {
    ...headOf(standing),
    ...rest,
    book: shown,
    revision: shown?.revision ?? 0,
    can: { mark: canOf(mayMark(standing)) },
  }
}

/** Draws the same report, so that the PDF shows nothing that the page hides. */
export async function getReportPdf(call: Call<GetPdf>): Promise<AnswerOf<GetPdf>> {
  const { language } = call.input
  const { standing, shown, report } = await found(call, language)
  const printed = printReport({
    ...{ report, book: shown, standing, language, at: new Date() },
    school: report.school ?? siteInfo(call.config).name,
  })
  const { name, number } = report.student
  const words = reportText[language]
  return {
    name: `${safeName([number, name, words.title].filter(Boolean).join(' '))}.pdf`,
    mime: 'application/pdf',
    base64: Buffer.from(await drawReport(printed)).toString('base64'),
  }
}

/** Reads the report for the page and for the PDF, with the rights of the viewer. */
async function found(
  { db, viewer, input }: Pick<Call<Get>, 'db' | 'viewer' | 'input'>,
  locale: Locale,
) {
  const { classId, userId } = input
  const { standing, book } = await readBook(db, { classId, userId: viewer.id })
  const isOwn = userId === viewer.id
  must(mayReadReport({ role: standing.role, isOwn }))
  const seesGrades = mayReadAll(standing) === null || mayReadOwn(standing) === null
  const shown = seesGrades ? book : null
  const [report] = await readReports({ db, locale }, { classId, userId, book: shown, isOwn })
  if (!report) throw new AppError(gradebookErrors.noStudent)
  return { standing, shown, report }
}
