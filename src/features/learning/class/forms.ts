import * as z from 'zod/mini'
import { bothWords } from '#src/shared/errors.ts'
import { dayField, optionalLine, requiredLine } from '#src/shared/fields.ts'
import { plainLine } from '#src/shared/identifiers.ts'
import { isStacked } from '#src/shared/stacked.ts'
import { codeTypedMost } from './code.ts'
import {
  classNameMost,
  classSemesters,
  firstYear,
  groupNameMost,
  lastYear,
  studentNumberMost,
} from './limits.ts'

const year = bothWords('请选择学年', 'Please choose the school year')
const semester = bothWords('请选择学期', 'Please choose the semester')
const day = bothWords('请选择日期', 'Please choose a date')

const unstacked = z.refine<string>(
  (text) => !isStacked(text),
  bothWords('含有无效字符', 'Contains invalid characters'),
)

const schoolYear = z.string({ error: year }).check(
  z.refine(
    (text) => /^\d{4}$/.test(text) && Number(text) >= firstYear && Number(text) <= lastYear,
    {
      error: year,
    },
  ),
)

/** What a teacher fills in for a class. `yearFrom` is the first year of the school year, as text: '2026'. */
export const classForm = z.object({
  name: requiredLine(
    classNameMost,
    bothWords('请输入班级名称', 'Please enter the class name'),
  ).check(unstacked),
  yearFrom: schoolYear,
  semester: z.enum(classSemesters, { error: semester }),
})
export type ClassValues = {
  name: string
  yearFrom: string
  semester: (typeof classSemesters)[number] | ''
}

export const copyForm = z.object({ ...classForm.shape, withTeachers: z.boolean() })

/** How people join by the class code. */
export const codeForm = z.object({
  open: z.boolean(),
  approval: z.boolean(),
  /** The last day, the school's; '' – without end. */
  expiresOn: z.union([z.literal(''), dayField(day)], { error: day }),
})
export type CodeValues = z.input<typeof codeForm>

/** A class code as it is typed. */
export const joinForm = z.object({
  code: requiredLine(codeTypedMost, bothWords('请输入班级码', 'Please enter the class code')),
})

export const inviteForm = z.object({
  who: requiredLine(
    320,
    bothWords(
      '请输入用户名、手机号或邮箱',
      'Please enter a username, phone number or e-mail address',
    ),
  ),
  role: z.enum(['coTeacher', 'assistant']),
})
export type InviteValues = z.input<typeof inviteForm>

export const numberForm = z.object({ number: optionalLine(studentNumberMost, plainLine) })

export const groupName = requiredLine(
  groupNameMost,
  bothWords('请输入分组名称', 'Please enter the group name'),
).check(unstacked)
export const groupForm = z.object({ name: groupName })
