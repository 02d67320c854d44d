import { z } from 'zod'
import { classErrors } from '#src/features/learning/class/errors.ts'
import { classHead, person } from '#src/features/learning/class/schemas.ts'
import { type AnswerOf, endpoint } from '#src/shared/endpoint.ts'
import { idInQuery } from '#src/shared/ids.ts'
import { homeworkErrors as errors } from './errors.ts'
import { moment } from './schemas.ts'

const reading = [errors.unknown, classErrors.unknown, classErrors.notTeacher]
const homework = z.object({ homeworkId: z.int(), title: z.string() })
/** A work, by its student or the first of its group. */
const side = {
  ...{ student: person, number: z.string(), handedInAt: moment },
  group: z.string().nullable(),
}
const pieces = z.array(z.object({ text: z.string(), isCommon: z.boolean() }))

/** Evidence for teachers; a share of common passages is no verdict on anybody. */
export const similarApi = {
  getSimilar: endpoint({
    method: 'GET',
    path: 'Homework/GetSimilar',
    access: 'login',
    summary: {
      zh: '查看文字相似的作业',
      en: 'List the pairs of works whose texts share passages, the largest share first; for the teachers of the class',
    },
    input: z.object({ homeworkId: idInQuery() }),
    answer: z.object({
      ...classHead,
      homework,
      /** Works with a text that is long enough. */
      compared: z.int(),
      /** Of all pairs; `pairs` holds the first hundred. */
      total: z.int(),
      pairs: z.array(
        z.object({
          one: z.object(side),
          other: z.object(side),
          /** Percent of the shorter text. */
          share: z.int(),
        }),
      ),
    }),
    errors: reading,
    perMinute: 20,
  }),
  comparePair: endpoint({
    method: 'GET',
    path: 'Homework/ComparePair',
    access: 'login',
    summary: {
      zh: '对照两份作业',
      en: 'Read two works beside each other, with their common passages marked',
    },
    input: z.object({ homeworkId: idInQuery(), one: idInQuery(), other: idInQuery() }),
    answer: z.object({
      ...classHead,
      homework,
      one: z.object({ ...side, pieces }),
      other: z.object({ ...side, pieces }),
    }),
    errors: [...reading, errors.noWork],
    perMinute: 60,
  }),
}
export type SimilarWorks = AnswerOf<typeof similarApi.getSimilar>
export type ComparedWorks = AnswerOf<typeof similarApi.comparePair>
