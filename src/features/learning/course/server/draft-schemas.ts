import { z } from 'zod'
import {
  placeSchema,
  chapterRecord,
  itemRecord,
} from '#src/features/content/outline/server/record-schemas.ts'
import { richText, shortText } from '#src/features/content/outline/server/text-schemas.ts'
import type { DraftRecord } from '#src/features/content/draft/record.ts'
import { offers } from '#src/features/content/textbook/records.ts'
import { largestId } from '#src/shared/ids.ts'
import { difficulties, payments, teachingLanguages } from '../contract.ts'
import type { CourseHead, TeacherRecord } from '../draft-records.ts'

const id = z.int().positive().max(largestId).nullable()
const words = z.array(z.string().max(100)).max(50)

export const courseHead = z.strictObject({
  kind: z.literal('course'),
  name: shortText,
  introduction: shortText,
  content: richText,
  keywords: z.strictObject({ zh: words, en: words }),
  categoryId: id,
  majorId: id,
  directionId: id,
  difficulty: z.enum(difficulties).nullable(),
  language: z.enum(teachingLanguages),
  offered: z.enum(offers),
  payment: z.enum(payments),
  fee: z.string().max(20),
  coverFileId: id,
  coverTheme: z.string().max(40),
  textbookId: id,
}) as unknown as z.ZodType<CourseHead>

export const teacherRecord = z.strictObject({
  kind: z.literal('teacher'),
  place: placeSchema.extend({ parent: z.null() }),
  userId: id,
  name: shortText,
  avatarFileId: id,
  introduction: shortText,
}) as unknown as z.ZodType<TeacherRecord>

/** The kinds of records of a course's draft. */
export const courseSchemas: Record<string, z.ZodType<DraftRecord>> = {
  course: courseHead,
  teacher: teacherRecord,
  chapter: chapterRecord,
  item: itemRecord,
}
