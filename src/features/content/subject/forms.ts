import * as z from 'zod/mini'
import { bothWords } from '#src/shared/errors.ts'
import { requiredLine } from '#src/shared/fields.ts'

export const subjectNameMost = 40

export const subjectNames = {
  name: requiredLine(subjectNameMost, bothWords('请输入中文名称', 'Please enter the Chinese name')),
  nameEn: requiredLine(
    subjectNameMost,
    bothWords('请输入英文名称', 'Please enter the English name'),
  ),
}

/** The form of an entry; a select gives the major as text. */
export const subjectForm = z.object(subjectNames)
export const directionForm = z.object({
  ...subjectNames,
  majorId: z.string().check(z.minLength(1, bothWords('请选择专业', 'Please choose a major'))),
})
