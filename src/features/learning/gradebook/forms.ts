import * as z from 'zod/mini'
import { bothWords } from '#src/shared/errors.ts'
import { requiredLine } from '#src/shared/fields.ts'
import {
  categoriesMost,
  columnsMost,
  fullMarkMost,
  gradeNameMost,
  gradeParts,
  gradeRoundings,
  gradeSchemes,
  whyMost,
} from './limits.ts'
import { readMark } from './value.ts'

/** A whole number as text. */
const wholeNumber = (most: number) => {
  const error = bothWords(
    `请输入 0 到 ${most} 的整数`,
    `Please enter a whole number from 0 to ${most}`,
  )
  return z
    .string({ error })
    .check(z.refine((text) => /^\d{1,4}$/.test(text.trim()) && Number(text) <= most, { error }))
}

const categoryName = requiredLine(
  gradeNameMost,
  bothWords('请输入类别名称', 'Please enter the name of the category'),
)

/** Weights that do not sum to 100 are refused, beside the first of them. */
export const weightsCheck = z.refine<{ categories: { weight: string }[] }>(
  ({ categories }) => categories.reduce((sum, { weight }) => sum + Number(weight), 0) === 100,
  {
    path: ['categories', 0, 'weight'],
    error: bothWords('各类别的权重之和必须为 100', 'The weights of the categories must sum to 100'),
  },
)

export const rulesForm = z
  .object({
    scheme: z.enum(gradeSchemes),
    rounding: z.enum(gradeRoundings),
    categories: z
      .array(
        z.object({
          /** 0 – a new category. */
          categoryId: z.int().check(z.nonnegative(), z.maximum(2_147_483_647)),
          name: categoryName,
          part: z.enum(gradeParts),
          weight: wholeNumber(100),
          dropLowest: wholeNumber(columnsMost),
          lateCut: wholeNumber(100),
        }),
      )
      .check(z.minLength(1), z.maxLength(categoriesMost)),
  })
  .check(weightsCheck)
export type RulesValues = z.input<typeof rulesForm>

const fullMarkError = bothWords(
  '请输入大于 0、不超过 1000 的分数',
  'Please enter a number above 0, up to 1000',
)
const fullMark = z.string({ error: fullMarkError }).check(
  z.refine(
    (text) => {
      const read = readMark(text)
      return read !== null && read > 0 && read <= fullMarkMost
    },
    { error: fullMarkError },
  ),
)

/** A column; `fullMark` is a number of points as text. */
export const columnForm = z.object({
  name: requiredLine(gradeNameMost, bothWords('请输入列名', 'Please enter the name of the column')),
  categoryId: z
    .string()
    .check(z.regex(/^[1-9]\d{0,8}$/, bothWords('请选择类别', 'Please choose a category'))),
  fullMark,
})
export type ColumnValues = z.input<typeof columnForm>

export const whyForm = z.object({
  why: requiredLine(whyMost, bothWords('请填写原因', 'Please give a reason')),
})
