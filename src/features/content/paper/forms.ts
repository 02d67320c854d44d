import * as z from 'zod/mini'
import { bothWords } from '#src/shared/errors.ts'
import { requiredLine } from '#src/shared/fields.ts'
import { pointsForm } from '../bank/forms.ts'

export const paperNameMax = 100
export const sectionNameMax = 200
export const sectionsMost = 50

const nameForm = requiredLine(
  paperNameMax,
  bothWords('请输入试卷名称', 'Please enter the name of the paper'),
)

/** The whole of a paper: what it is called, its sections in order, and the points of each question. */
export const paperForm = z.object({
  name: nameForm,
  sections: z
    .array(
      z.object({
        /** Null for a new one. */
        sectionId: z.nullable(z.int()),
        name: z.string().check(z.maxLength(sectionNameMax)),
        questions: z.array(z.object({ questionId: z.int(), points: pointsForm })),
      }),
    )
    .check(z.maxLength(sectionsMost)),
})
