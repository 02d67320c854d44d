import { z } from 'zod'
import { offers } from '#src/features/content/textbook/records.ts'
import {
  difficulties,
  payments,
  teachingLanguages,
} from '#src/features/learning/course/contract.ts'
import { sentence } from '#src/shared/answers.ts'
import { shownPictureSchema } from '#src/shared/picture.ts'

const bilingual = z.object({ zh: z.string(), en: z.string() })

/** An offer as readers will see it, in both languages. */
export const offerSchema = z.object({
  name: bilingual,
  introduction: bilingual,
  /** Formatted text as it is stored. */
  content: bilingual,
  keywords: z.object({ zh: z.array(z.string()), en: z.array(z.string()) }),
  category: bilingual.extend({ slug: z.string() }).nullable(),
  major: bilingual.nullable(),
  direction: bilingual.nullable(),
  difficulty: z.enum(difficulties).nullable(),
  language: z.enum(teachingLanguages),
  offered: z.enum(offers),
  payment: z.enum(payments),
  fee: z.string(),
  coverTheme: z.string(),
  cover: shownPictureSchema.nullable(),
  textbook: bilingual.nullable(),
  teachers: z.array(
    z.object({
      key: z.string(),
      name: bilingual,
      introduction: bilingual,
      avatarUrl: z.string().nullable(),
    }),
  ),
})
export type Offer = z.output<typeof offerSchema>

/** What keeps an offer from review, with its place: 'head' and 'name.zh'. */
export const offerProblem = sentence.extend({ key: z.string(), field: z.string() })
export type OfferProblem = z.output<typeof offerProblem>
