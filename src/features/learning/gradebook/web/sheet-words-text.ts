import type { GradeWord } from '../limits.ts'

/** Words that Chinese spreadsheets have in place of marks, on pages of either language. */
export const sheetWords: Readonly<Record<string, GradeWord>> = {
  免计: 'excused',
  缺考: 'absent',
  缓考: 'deferred',
  作弊: 'cheated',
  免修: 'exempt',
  缓交: 'postponed',
}
