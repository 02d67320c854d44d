import * as z from 'zod/mini'
import { bothWords } from '#src/shared/errors.ts'
import { textbookNameMost } from './records.ts'

/** The rules of a new textbook: a name is enough. */
export const createForm = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, bothWords('请输入教材名称', 'Please enter textbook name')),
      z.maxLength(textbookNameMost),
    ),
  isbn: z.string().check(z.maxLength(40)),
  language: z.enum(['zh', 'en']),
})
