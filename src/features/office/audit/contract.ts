import { z } from 'zod'
import { accessLevels, endpoint } from '#src/shared/endpoint.ts'
import { defineErrors } from '#src/shared/errors.ts'
import {
  countedListOf,
  keywordInQuery,
  pageInQuery as page,
  sentence,
} from '#src/shared/answers.ts'
import { idInQuery } from '#src/shared/ids.ts'

export const auditPerPage = 30
/** A name of more people than this counts as too wide. */
export const peopleMost = 20

export const auditErrors = defineErrors('audit', {
  personUnknown: { kind: 'notFound', zh: '用户不存在', en: 'Person not found' },
})

const namedPerson = z.object({ userId: z.int(), name: z.string() })
const date = z.iso.date().regex(/^2/).optional()

export const auditApi = {
  getAuditLog: endpoint({
    method: 'GET',
    path: 'Admin/GetAuditLog',
    access: 'admin',
    summary: { zh: '查看操作日志', en: 'Search the audit log, newest first' },
    input: z.object({
      /** A person's number or name, on either side. */
      keyword: keywordInQuery,
      action: z.string().max(60).default(''),
      /** This person, on either side. */
      userId: idInQuery().optional(),
      actorId: idInQuery().optional(),
      subjectUserId: idInQuery().optional(),
      /** Days in the school's zone, both included; in either order. */
      from: date,
      to: date,
      page,
    }),
    answer: z.object({
      /** More people than can be looked for have this name: rows of the others are missing. */
      namesCut: z.boolean(),
      /** Every action that occurs, for the filter. */
      actions: z.array(z.object({ action: z.string(), name: sentence })),
      ...countedListOf(
        z.object({
          auditId: z.int(),
          at: z.iso.datetime(),
          actor: namedPerson.nullable(),
          action: z.string(),
          name: sentence,
          subjectUser: namedPerson.nullable(),
          /** An object other than a person, and the page that shows it. */
          subject: z.object({ name: sentence, path: z.string().nullable() }).nullable(),
          details: z.array(
            z.object({
              detail: z.string(),
              name: sentence,
              value: z.union([z.string(), z.number(), z.literal(true)]),
              words: sentence,
            }),
          ),
          ip: z.string(),
          requestId: z.string(),
        }),
      ),
    }),
  }),
  explainAccess: endpoint({
    method: 'GET',
    path: 'Admin/ExplainAccess',
    access: 'admin',
    summary: {
      zh: '查看某人可以做什么及原因',
      en: 'Explain what a person may do and why, page by page and call by call',
    },
    input: z.object({ userId: idInQuery() }),
    answer: z.object({
      /** The facts that decide: role, verification, lock. */
      facts: z.array(sentence),
      pages: z.array(
        z.object({
          path: z.string(),
          title: sentence,
          may: z.boolean(),
          why: sentence,
        }),
      ),
      calls: z.array(
        z.object({
          path: z.string(),
          method: z.enum(['GET', 'POST']),
          summary: sentence,
          /** The title of the room that answers. */
          room: sentence,
          access: z.enum(accessLevels),
          may: z.boolean(),
          why: sentence,
          /** Further conditions on the object. */
          also: z.array(sentence),
        }),
      ),
    }),
    errors: [auditErrors.personUnknown],
  }),
}
