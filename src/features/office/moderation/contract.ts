import { z } from 'zod'
import { givenFileSchema } from '#src/features/content/file/given-file.ts'
import { hasWords, reasonFields, wordsMissing } from '#src/features/people/report/forms.ts'
import { reportKinds, reportReasons, reportStates } from '#src/features/people/report/reasons.ts'
import { listOf, pageInQuery } from '#src/shared/answers.ts'
import { canSchema } from '#src/shared/can.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody } from '#src/shared/ids.ts'
import { moderationErrors as errors } from './errors.ts'

export const reportsPerPage = 20

const thing = { kind: z.enum(reportKinds), id: idInBody() }

const caseSchema = z.object({
  kind: z.enum(reportKinds),
  id: z.int(),
  state: z.enum(reportStates),
  /** Its reports in this state, and when the first one came. */
  count: z.int(),
  reportedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  place: z.string(),
  link: z.string(),
  author: z.string(),
  text: z.string(),
  /** Its pictures, in their order. */
  pictures: z.array(givenFileSchema),
  hidden: z.boolean(),
  reports: z.array(
    z.object({ reason: z.enum(reportReasons), words: z.string(), reportedAt: z.iso.datetime() }),
  ),
  can: z.object({ decide: canSchema }),
})

export const moderationApi = {
  getReports: endpoint({
    method: 'GET',
    path: 'Review/GetReports',
    access: 'reviewer',
    summary: { zh: '查看举报', en: 'List reported things, those that wait longest first' },
    input: z.object({
      status: z.enum([...reportStates, 'all']).default('open'),
      kind: z.enum(reportKinds).optional(),
      page: pageInQuery,
    }),
    answer: z.object({
      ...listOf(caseSchema),
      counts: z.record(z.enum(reportStates), z.int()),
    }),
  }),
  hideReported: endpoint({
    method: 'POST',
    path: 'Review/HideReported',
    access: 'reviewer',
    summary: {
      zh: '隐藏被举报的内容',
      en: 'Uphold the reports of a thing: hide it, with a reason',
    },
    input: z.object({ ...thing, ...reasonFields }).refine(hasWords, wordsMissing),
    answer: z.object({}),
    errors: [errors.gone, errors.decided, errors.own],
  }),
  dismissReports: endpoint({
    method: 'POST',
    path: 'Review/DismissReports',
    access: 'reviewer',
    summary: { zh: '认定举报不成立', en: 'Dismiss the reports of a thing: it stays' },
    input: z.object(thing),
    answer: z.object({}),
    errors: [errors.gone, errors.decided, errors.own],
  }),
  restoreHidden: endpoint({
    method: 'POST',
    path: 'Review/RestoreHidden',
    access: 'reviewer',
    repeatable: true,
    summary: { zh: '恢复被隐藏的内容', en: 'Show a hidden thing again' },
    input: z.object(thing),
    answer: z.object({}),
    errors: [errors.gone, errors.own],
  }),
}
