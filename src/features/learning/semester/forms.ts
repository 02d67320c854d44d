import * as z from 'zod/mini'
import { bothWords } from '#src/shared/errors.ts'
import { dayField, optionalLine, requiredLine } from '#src/shared/fields.ts'

export const semesterNameMost = 40
/** '' where none is chosen. */
const optionalDay = z.union([z.literal(''), dayField()], {
  error: bothWords('请选择日期', 'Please choose a date'),
})

/** What a teacher fills in for a semester. All days are the school's. */
export const semesterFields = z.object({
  name: requiredLine(
    semesterNameMost,
    bothWords('请输入学期名称', 'Please enter a name for the semester'),
  ),
  nameEn: optionalLine(semesterNameMost),
  startsOn: dayField(bothWords('请选择开课日期', 'Please choose the first day')),
  endsOn: dayField(bothWords('请选择结束日期', 'Please choose the last day')),
  enrolFrom: optionalDay,
  enrolUntil: optionalDay,
  weeks: z
    .array(
      z.object({
        chapterId: z.int().check(z.positive(), z.maximum(2_147_483_647)),
        opensOn: optionalDay,
      }),
    )
    .check(z.maxLength(300)),
})
export type SemesterFields = z.infer<typeof semesterFields>

interface Rule {
  path: string
  error: string
  holds: (given: Omit<SemesterFields, 'name' | 'nameEn'>) => boolean
}

/** The rules between the days of a semester. */
const rules: Rule[] = [
  {
    path: 'endsOn',
    error: bothWords('结束日期不能早于开课日期', 'The last day cannot be before the first day'),
    holds: ({ startsOn, endsOn }) => startsOn <= endsOn,
  },
  {
    path: 'enrolUntil',
    error: bothWords('报名截止不能早于报名开始', 'Enrolment cannot close before it opens'),
    holds: ({ enrolFrom, enrolUntil }) => !enrolFrom || !enrolUntil || enrolFrom <= enrolUntil,
  },
  {
    path: 'enrolUntil',
    error: bothWords('报名须在学期结束前截止', 'Enrolment has to close before the semester ends'),
    holds: ({ enrolUntil, endsOn }) => enrolUntil <= endsOn,
  },
  {
    path: 'weeks',
    error: bothWords('章节须在学期内开放', 'Chapters have to open within the semester'),
    holds: ({ weeks, startsOn, endsOn }) =>
      weeks.every(({ opensOn }) => !opensOn || (opensOn >= startsOn && opensOn <= endsOn)),
  },
]

export const semesterChecks = rules.map(({ path, error, holds }) =>
  z.refine<Parameters<Rule['holds']>[0]>(holds, { path: [path], error }),
)
export const semesterForm = semesterFields.check(...semesterChecks)
