import { z } from 'zod'
import { givenFileSchema } from '#src/features/content/file/given-file.ts'
import { classErrors } from '#src/features/learning/class/errors.ts'
import { classHead, person } from '#src/features/learning/class/schemas.ts'
import { homeworkErrors } from '#src/features/learning/homework/errors.ts'
import { moment, words } from '#src/features/learning/homework/schemas.ts'
import { keywordInQuery, listOf, pageInQuery } from '#src/shared/answers.ts'
import { canSchema } from '#src/shared/can.ts'
import { type AnswerOf, endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { goodWorkErrors as errors } from './errors.ts'
import { proposalForm } from './forms.ts'
import { consents, goodStates } from './limits.ts'

const one = { goodWorkId: idInBody() }
const ofWork = { homeworkId: idInBody(), userId: idInBody() }
/** The hand-in with its files, whose names do not leave the server. */
const work = { work: z.object(words), given: z.array(givenFileSchema) }
const answers = z.array(z.object({ student: person, answer: z.enum(consents).nullable() }))

const goodWork = z.object({
  ...{ goodWorkId: z.int(), state: z.enum(goodStates), ...work },
  homework: z.object({ homeworkId: z.int(), title: z.string() }),
  /** Students who agreed to be named, and the number of the others. */
  names: z.array(z.string()),
  unnamed: z.int(),
  reason: z.string(),
  /** Of the teacher. */
  proposedBy: z.string().nullable(),
  proposedAt: moment,
  /** The viewer’s own answer; undefined for a work of others. */
  own: z.enum(consents).nullable().optional(),
  /** What each student answered, for those who look after the class; empty for students. */
  answers,
  can: z.object({ answer: canSchema, end: canSchema }),
})
export type GoodWork = z.output<typeof goodWork>

export const goodWorkApi = {
  getList: endpoint({
    method: 'GET',
    path: 'GoodWork/GetList',
    access: 'login',
    summary: {
      zh: '查看班级的优秀作业',
      en: 'List the good works of a class: shown ones, and with them one’s own, or for those who look after the class all',
    },
    input: z.object({
      classId: idInQuery(),
      keyword: keywordInQuery,
      homeworkId: idInQuery().optional(),
      state: z.enum(goodStates).optional(),
      page: pageInQuery,
    }),
    answer: z.object({
      ...classHead,
      ...listOf(goodWork),
      /** Homework with works that fit the other filters. */
      homework: z.array(z.object({ homeworkId: z.int(), title: z.string(), works: z.int() })),
      can: z.object({ propose: canSchema }),
    }),
    errors: [classErrors.unknown],
  }),
  getProposal: endpoint({
    method: 'GET',
    path: 'GoodWork/GetProposal',
    access: 'login',
    summary: {
      zh: '预览要推荐的作业',
      en: 'Read a work as the class would see it, with what became of its proposal',
    },
    input: z.object({ homeworkId: idInQuery(), userId: idInQuery() }),
    answer: z.object({
      ...{ ...classHead, ...work },
      homework: z.object({ homeworkId: z.int(), title: z.string() }),
      /** All of a group. */
      students: z.array(person),
      group: z.string().nullable(),
      handIn: z.int(),
      good: z.object({ goodWorkId: z.int(), state: z.enum(goodStates), answers }).nullable(),
      can: z.object({ propose: canSchema, end: canSchema }),
    }),
    errors: [homeworkErrors.unknown, classErrors.notHelper, classErrors.notTeacher],
  }),
  propose: endpoint({
    method: 'POST',
    path: 'GoodWork/Propose',
    access: 'login',
    summary: {
      zh: '推荐优秀作业，征求学生同意',
      en: 'Ask the students of a returned work whether it may be shown to the class',
    },
    input: z.object({ ...ofWork, handIn: z.int().min(1), ...proposalForm.shape }),
    answer: z.object(one),
    errors: [
      ...[homeworkErrors.unknown, homeworkErrors.notPublished, homeworkErrors.isQuiz],
      ...[classErrors.notHelper, classErrors.notTeacher, classErrors.archived],
      ...[errors.notReturned, errors.changed, errors.declined, errors.gone],
    ],
    repeatable: true,
    // Proposing and taking back in turn would fill a student’s messages.
    perMinute: 20,
  }),
  answer: endpoint({
    method: 'POST',
    path: 'GoodWork/Answer',
    access: 'login',
    summary: {
      zh: '同意或不同意展示自己的作业',
      en: 'Agree, with or without one’s name, or decline; it can be changed at any time',
    },
    input: z.object({ ...one, answer: z.enum(consents) }),
    answer: z.object({ state: z.enum(goodStates) }),
    errors: [errors.unknown, classErrors.archived],
    repeatable: true,
  }),
  end: endpoint({
    method: 'POST',
    path: 'GoodWork/End',
    access: 'login',
    summary: {
      zh: '不再展示优秀作业',
      en: 'Take a work from the good works of its class, or the question back',
    },
    input: z.object(one),
    answer: z.object({}),
    errors: [errors.unknown, errors.declined, classErrors.unknown, classErrors.notTeacher],
    repeatable: true,
  }),
}
export type GoodWorks = AnswerOf<typeof goodWorkApi.getList>
export type Proposal = AnswerOf<typeof goodWorkApi.getProposal>
