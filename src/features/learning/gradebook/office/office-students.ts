import type { PersonJson } from '#src/features/content/bank/server/person-name.ts'
import { personName } from '#src/features/content/bank/server/person-name.ts'
import { round } from '../rules/exact.ts'
import type { RowGrade } from '../rules/grade-row.ts'
import { showTotal, tenthsOf } from '../rules/scheme.ts'
import type { GradeRounding, GradeScheme } from '../limits.ts'
import { officeWords as t } from './office-text.ts'
import type { OfficeStudent, OfficeWrite } from './plan-file.ts'

type Values = OfficeStudent['values']

/**
 * What a student has for the office: whole numbers by 四舍五入, and words in Chinese, because its files are. The word of an
 * examination (缺考) stands in its own column where there is one, and else in place of examination and total. A level is the one
 * that the student was shown, whatever the total is as a whole number.
 */
export function officeValues(
  { parts, total, word }: Pick<RowGrade, 'parts' | 'total' | 'word'>,
  {
    scheme,
    rounding,
    hasNotes,
  }: { scheme: GradeScheme; rounding: GradeRounding; hasNotes: boolean },
): Values {
  const whole = (share: RowGrade['total']) => (share === null ? null : round(share, 100))
  const usual = whole(parts.usual)
  if (word !== null) {
    const written = t.words[word]
    return hasNotes
      ? { usual, exam: null, total: null, note: written }
      : { usual, exam: written, total: written, note: null }
  }
  const by = scheme === 'percent' ? 'whole' : rounding
  const shown = total === null ? null : showTotal(tenthsOf(total, by), scheme)
  return { usual, exam: whole(parts.exam), total: shown && totalOf(shown), note: null }
}

function totalOf(shown: ReturnType<typeof showTotal>): number | string {
  if (shown.kind === 'level') return t.levels[shown.level]
  if (shown.kind === 'passed') return shown.passed ? t.passed : t.failed
  return shown.tenths / 10
}

/** The names under which a file may have a person, the first as the list of the class has it. */
export const namesOf = (person: NonNullable<PersonJson>): string[] => [
  ...new Set([
    ...[personName(person, 'zh-CN'), personName(person, 'en-US')],
    ...(person.realNameEn === null ? [] : [person.realNameEn]),
  ]),
]

export const isReplaced = ({ was }: OfficeWrite): boolean => was !== ''
