import { safeName } from '#src/features/content/exchange/formats/shared/out-files.ts'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import { schoolZone } from '#src/shared/school-day.ts'
import { type ReportFormat, schoolYear } from '../choices.ts'
import type { analysisApi } from '../contract.ts'
import { analysisErrors } from '../errors.ts'
import { getAnalysis } from './get-analysis.ts'
import type { Report, WrittenFile } from './report/report.ts'
import { reportText } from './report/report-text.ts'

/** Their libraries are large, and load with the first file. */
const writers: Record<ReportFormat, () => Promise<(report: Report) => Promise<WrittenFile>>> = {
  docx: async () => (await import('./report/word.ts')).writeWord,
  xlsx: async () => (await import('./report/sheets.ts')).writeWorkbook,
  csv: async () => (await import('./report/sheets.ts')).writeCsv,
}

/** Writes the statistics of a quiz as a file in the reader’s language; a file has a page or a few sheets. */
export async function getReport(
  call: Pick<Call<typeof analysisApi.getReport>, 'db' | 'ports' | 'locale' | 'input'> & {
    viewer: { id: number }
  },
): Promise<AnswerOf<typeof analysisApi.getReport>> {
  const { locale, input } = call
  const analysis = await getAnalysis(call)
  const { quiz } = analysis
  if (!quiz) throw new AppError(analysisErrors.noAnswers)
  const words = reportText[locale]
  const year = input.year === 'all' ? words.allYears : schoolYear(Number(input.year))
  const date = new Intl.DateTimeFormat(locale, { timeZone: schoolZone, dateStyle: 'long' }).format()
  const write = await writers[input.format]()
  const { mime, bytes } = await write({ analysis, quiz, words, year, date })
  return {
    name: `${safeName(`${words.file} ${analysis.title}`)}.${input.format}`,
    mime,
    base64: Buffer.from(bytes).toString('base64'),
  }
}
