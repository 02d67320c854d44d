import { z } from 'zod'
import { givenFileSchema } from '#src/features/content/file/given-file.ts'
import { classErrors } from '#src/features/learning/class/errors.ts'
import { homeworkErrors } from '#src/features/learning/homework/errors.ts'
import { markMost } from '#src/features/learning/homework/limits.ts'
import { about, moment, words } from '#src/features/learning/homework/schemas.ts'
import { canSchema } from '#src/shared/can.ts'
import { type AnswerOf, endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { peerErrors as errors } from './errors.ts'
import { objectionForm, reviewWords } from './forms.ts'
import { judgement, objection, roundSchema, seenHandIn } from './schemas.ts'

const reading = [homeworkErrors.unknown, errors.unknown]
const markGiven = z.int().min(0).max(markMost)

export const participantApi = {
  getOwn: endpoint({
    method: 'GET',
    path: 'Peer/GetOwn',
    access: 'login',
    summary: {
      zh: '查看我的互评',
      en: 'Read the works that one is asked to review, one of them open, and the reviews of one’s own returned work',
    },
    input: z.object({
      homeworkId: idInQuery(),
      /** The open one; left out: the first without a review. */
      review: idInQuery().optional(),
    }),
    answer: z.object({
      ...about,
      class: z.object({ classId: z.int(), name: z.string() }),
      round: roundSchema,
      mine: z.array(
        z.object({
          reviewId: z.int(),
          /** Null: anonymous. */
          student: z.string().nullable(),
          begun: z.boolean(),
          handedIn: z.boolean(),
        }),
      ),
      open: z
        .object({
          reviewId: z.int(),
          student: z.string().nullable(),
          work: z.object(words),
          given: z.array(givenFileSchema),
          /** The hand-in that is shown, which is the last one. */
          shown: z.object({ number: z.int(), at: moment }),
          /** The one that the review is about so far. */
          seen: seenHandIn,
          ...judgement,
          revision: z.int(),
          handedInAt: moment.nullable(),
        })
        .nullable(),
      /** Reviews of one’s own work, once it was returned. */
      received: z.array(
        z.object({
          reviewId: z.int(),
          reviewer: z.string().nullable(),
          ...judgement,
          seen: seenHandIn,
          objection: objection.nullable(),
        }),
      ),
      can: z.object({ review: canSchema, object: canSchema }),
    }),
    errors: reading,
  }),
  save: endpoint({
    method: 'POST',
    path: 'Peer/Save',
    access: 'login',
    summary: {
      zh: '保存或提交互评',
      en: 'Save a review as it is typed, or hand it in; it can be changed until the end of the round',
    },
    input: z.object({
      reviewId: idInBody(),
      /** Of the review that was seen. */
      revision: z.int().min(0),
      /** The number of the hand-in that the page shows. */
      seen: z.int().min(1),
      /** Left to the criteria where there is a rubric. */
      mark: markGiven.nullable(),
      criteria: z
        .record(z.string().regex(/^[0-9a-f]{8}$/), markGiven)
        .refine((given) => Object.keys(given).length <= 50),
      words: reviewWords,
      handIn: z.boolean(),
    }),
    answer: z.object({ revision: z.int(), handedInAt: moment.nullable() }),
    errors: [
      ...[errors.reviewUnknown, errors.isEnded, classErrors.archived, errors.changedElsewhere],
      ...[errors.marksMissing, errors.wordsMissing, homeworkErrors.markTooHigh],
    ],
    repeatable: true,
  }),
  object: endpoint({
    method: 'POST',
    path: 'Peer/Object',
    access: 'login',
    summary: {
      zh: '对收到的互评提出异议',
      en: 'Call a review of one’s own returned work not fair; the teacher decides',
    },
    input: z.object({ reviewId: idInBody(), words: objectionForm.shape.words }),
    answer: z.object({}),
    errors: [...[errors.reviewUnknown, errors.notReturned, errors.isDecided, classErrors.archived]],
    repeatable: true,
    perMinute: 20,
  }),
}
export type OwnPeers = AnswerOf<typeof participantApi.getOwn>
