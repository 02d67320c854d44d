import { z } from 'zod/mini'
import { locales } from '#src/shared/locale.ts'
import { samplesMost, worksForms } from './limits.ts'

/** The parts of an archive besides attendance, grades, homework and announcements. */
export const archiveForm = z.object({
  language: z.enum(locales),
  /** A report as PDF for each student. */
  reports: z.boolean(),
  works: z.enum(worksForms),
  /** The number of best, of middle and of lowest works of each homework. */
  samples: z.int().check(z.minimum(1), z.maximum(samplesMost)),
  /** Papers and analyses of the quizzes that the teacher manages. */
  quizzes: z.boolean(),
})
export type ArchiveOrder = z.output<typeof archiveForm>
