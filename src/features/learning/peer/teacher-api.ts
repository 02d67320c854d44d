import { z } from 'zod'
import { classErrors } from '#src/features/learning/class/errors.ts'
import { classHead, person } from '#src/features/learning/class/schemas.ts'
import { homeworkErrors } from '#src/features/learning/homework/errors.ts'
import { criterion, hundredths, moment } from '#src/features/learning/homework/schemas.ts'
import { listOf, pageInQuery } from '#src/shared/answers.ts'
import { canSchema } from '#src/shared/can.ts'
import { type AnswerOf, endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { peerErrors as errors } from './errors.ts'
import { roundForm } from './forms.ts'
import { decisions } from './limits.ts'
import { judgement, objection, peerRow, roundSchema, seenHandIn } from './schemas.ts'

const act = { method: 'POST', access: 'login', answer: z.object({}) } as const
const reading = [homeworkErrors.unknown, classErrors.unknown, classErrors.notHelper]
const teaching = [...reading, classErrors.notTeacher, classErrors.archived]
const deciding = [...teaching, homeworkErrors.notPublished, errors.unknown]
const ofHomework = { homeworkId: idInBody() }

export const teacherApi = {
  getRound: endpoint({
    method: 'GET',
    path: 'Peer/GetRound',
    access: 'login',
    summary: {
      zh: '查看作业互评',
      en: 'Read the peer round of homework with the reviews of each work; for those who look after the class',
    },
    input: z.object({
      homeworkId: idInQuery(),
      page: pageInQuery,
      /** The student whose work is open. */
      work: idInQuery().optional(),
    }),
    answer: z.object({
      ...classHead,
      ...listOf(peerRow),
      homework: z.object({
        homeworkId: z.int(),
        title: z.string(),
        dueAt: moment,
        fullMark: hundredths.nullable(),
        isPublished: z.boolean(),
      }),
      /** Null: none is set up. */
      round: roundSchema.nullable(),
      counts: z.object({
        asked: z.int(),
        done: z.int(),
        returned: z.int(),
        objections: z.int(),
        /** Works without a mark of the teacher’s that reviews propose one for. */
        proposed: z.int(),
      }),
      can: z.object({
        /** All settings; `extend`: the end alone. */
        set: canSchema,
        extend: canSchema,
        begin: canSchema,
        end: canSchema,
        release: canSchema,
        decide: canSchema,
      }),
    }),
    errors: reading,
  }),
  getReviews: endpoint({
    method: 'GET',
    path: 'Peer/GetReviews',
    access: 'login',
    summary: {
      zh: '查看一份作业的互评',
      en: 'Read the reviews of one work with their medians, and the names of those who wrote them',
    },
    input: z.object({ homeworkId: idInQuery(), userId: idInQuery() }),
    answer: z.object({
      student: person,
      criteria: z.array(criterion),
      fullMark: hundredths.nullable(),
      /** Null without a review. */
      proposal: z
        .object({ mark: hundredths.nullable(), criteria: z.record(z.string(), hundredths) })
        .nullable(),
      reviews: z.array(
        z.object({
          reviewId: z.int(),
          reviewer: person,
          ...judgement,
          seen: seenHandIn,
          askedAt: moment,
          again: z.boolean(),
          /** Another was asked in its place. */
          passedOn: z.boolean(),
          handedInAt: moment.nullable(),
          outlying: z.boolean(),
          objection: objection.nullable(),
        }),
      ),
    }),
    errors: [...reading, errors.unknown],
  }),
  set: endpoint({
    ...act,
    path: 'Peer/Set',
    summary: {
      zh: '设置互评',
      en: 'Set up the peer round of homework, or change it; once works were handed in, only its end',
    },
    input: z.object({ ...ofHomework, round: roundForm }),
    errors: [
      ...[...teaching, homeworkErrors.isQuiz, errors.inGroups, errors.hasWorks, errors.datePassed],
      ...[errors.endPassed, errors.isEnded],
    ],
    repeatable: true,
  }),
  remove: endpoint({
    ...act,
    path: 'Peer/Remove',
    summary: { zh: '关闭互评', en: 'Remove the peer round of homework before works are handed in' },
    input: z.object(ofHomework),
    errors: [...teaching, homeworkErrors.isQuiz, errors.inGroups, errors.hasWorks],
    repeatable: true,
  }),
  begin: endpoint({
    ...act,
    path: 'Peer/Begin',
    summary: {
      zh: '立即分配互评',
      en: 'Allocate the works once the date of the homework has passed, without waiting for the job that does it',
    },
    input: z.object(ofHomework),
    errors: [...deciding, errors.notStarted, errors.isStarted, errors.isEnded],
    perMinute: 20,
  }),
  end: endpoint({
    ...act,
    path: 'Peer/End',
    summary: {
      zh: '结束互评',
      en: 'End a peer round now; works without a review come back to the teacher',
    },
    input: z.object(ofHomework),
    errors: [...deciding, errors.notStarted, errors.isEnded],
    perMinute: 20,
  }),
  release: endpoint({
    ...act,
    path: 'Peer/Release',
    summary: {
      zh: '采用互评分数并返还',
      en: 'Give the proposed marks to works that have no mark yet, and return all marks together',
    },
    input: z.object(ofHomework),
    answer: z.object({ proposed: z.int(), returned: z.int() }),
    errors: [...deciding, errors.notEnded, homeworkErrors.nothingToRelease],
    perMinute: 20,
  }),
  decide: endpoint({
    ...act,
    path: 'Peer/Decide',
    summary: {
      zh: '处理互评异议',
      en: 'Decide on an objection to a review: it stands, or no longer counts',
    },
    input: z.object({ reviewId: idInBody(), decision: z.enum(decisions) }),
    errors: [...deciding, errors.noObjection, errors.isDecided],
    repeatable: true,
  }),
}
export type PeerRound = AnswerOf<typeof teacherApi.getRound>
export type ReviewsOfWork = AnswerOf<typeof teacherApi.getReviews>
