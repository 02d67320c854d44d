import { z } from 'zod'
import {
  gradebookStates,
  gradeParts,
  gradeRoundings,
  gradeSchemes,
  gradeSources,
} from './limits.ts'

const category = z.object({
  categoryId: z.int(),
  name: z.string(),
  part: z.enum(gradeParts),
  weight: z.int(),
  dropLowest: z.int(),
  lateCut: z.int(),
})

export const columnSchema = z.object({
  columnId: z.int(),
  categoryId: z.int(),
  name: z.string(),
  /** In hundredths of a point. */
  fullMark: z.int(),
  source: z.enum(gradeSources),
})

export const bookSchema = z.object({
  state: z.enum(gradebookStates),
  scheme: z.enum(gradeSchemes),
  rounding: z.enum(gradeRoundings),
  categories: z.array(category),
  columns: z.array(columnSchema),
})

export const studentSchema = z.object({
  userId: z.int(),
  name: z.string(),
  number: z.string(),
  groupId: z.int().nullable(),
  /** Marks by hand, as text, because a class of 500 has 50,000: '<columnId>:<code>' with commas between. */
  marks: z.string(),
  /** Marks of sources: '<columnId>:<code>:<full mark or nothing>:<L where late>' with commas between. */
  given: z.string(),
})
