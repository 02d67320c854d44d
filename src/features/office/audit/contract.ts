import { z } from 'zod'
import { accessLevels, endpoint } from '#src/shared/endpoint.ts'
import { defineErrors } from '#src/shared/errors.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'

export const auditPageSize = 30
export const outboxPageSize = 25
/** Rows are counted, and pages turned, up to here; who looks further narrows the search. */
export const countedMost = 10_000
/** A name that more people have is told to be too wide. */
export const peopleMost = 20
export const outboxStates = ['waiting', 'sent', 'failed', 'kept'] as const
export const outboxChannels = ['mail', 'sms'] as const

export const adminErrors = defineErrors('admin', {
  messageUnknown: { kind: 'notFound', zh: '没有这条消息', en: 'There is no such message' },
  personUnknown: { kind: 'notFound', zh: '没有这个人', en: 'There is no such person' },
  notRetried: {
    kind: 'conflict',
    zh: '只有发送失败或未发送的消息可以重发',
    en: 'Only messages that failed or were kept can be sent again',
  },
  noDriver: {
    kind: 'refused',
    zh: '尚未配置该渠道，无法发送',
    en: 'This channel is not configured, so nothing can be sent',
  },
  messageExpired: {
    kind: 'refused',
    zh: '其中的验证码或链接已过期，重发没有意义，请让对方重新获取',
    en: 'Its code or link has run out, so sending it again is pointless. Ask the person to get a new one',
  },
})

const page = z.coerce.number<number>().int().min(1).max(10_000).default(1)
/** Of a search; `more`: there are still others beyond `total`. */
const found = { total: z.int(), more: z.boolean(), page: z.int(), pages: z.int() }
const sentence = z.object({ zh: z.string(), en: z.string() })
const who = z.object({ userId: z.int(), name: z.string() })
const date = z.iso.date().regex(/^2/).optional()

const outboxRow = z.object({
  messageId: z.int(),
  channel: z.enum(outboxChannels),
  to: z.string(),
  template: z.string(),
  subject: z.string(),
  status: z.enum(outboxStates),
  attempts: z.int(),
  lastError: z.string().nullable(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
})

export const adminApi = {
  getOverview: endpoint({
    method: 'GET',
    path: 'Admin/GetOverview',
    access: 'reviewer',
    summary: 'What waits for me; numbers that only administrators see are null for others',
    input: z.object({}),
    answer: z.object({
      verifications: z.int(),
      oldestVerificationAt: z.iso.datetime().nullable(),
      schools: z.int(),
      people: z
        .object({ total: z.int(), newThisWeek: z.int(), locked: z.int(), leaving: z.int() })
        .nullable(),
      outbox: z.object({ waiting: z.int(), failed: z.int(), kept: z.int() }).nullable(),
      recentActs: z.int().nullable(),
    }),
  }),
  getAuditLog: endpoint({
    method: 'GET',
    path: 'Admin/GetAuditLog',
    access: 'admin',
    summary: 'Who did what to whom, newest first; nobody can change it',
    input: z.object({
      /** A person's number or name, on either side. */
      keyword: z.string().trim().max(60).default(''),
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
      ...found,
      /** More people than can be looked for have this name: rows of the others are missing. */
      namesCut: z.boolean(),
      /** Every action that occurs, for the filter. */
      actions: z.array(z.string()),
      items: z.array(
        z.object({
          auditId: z.int(),
          at: z.iso.datetime(),
          actor: who.nullable(),
          action: z.string(),
          subjectUser: who.nullable(),
          subject: z.string().nullable(),
          detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
          ip: z.string(),
          requestId: z.string(),
        }),
      ),
    }),
  }),
  getOutbox: endpoint({
    method: 'GET',
    path: 'Admin/GetOutbox',
    access: 'admin',
    summary: 'Mail and text messages, newest first, without their texts',
    input: z.object({
      channel: z.enum(outboxChannels).optional(),
      status: z.enum(outboxStates).optional(),
      /** Part of the receiver. */
      keyword: z.string().trim().max(60).default(''),
      template: z.string().max(60).default(''),
      page,
    }),
    answer: z.object({
      ...found,
      /** Of all messages; no more than `countedMost` of each. */
      counts: z.record(z.enum(outboxStates), z.int()),
      templates: z.array(z.string()),
      /** Whether a driver is configured. */
      drivers: z.record(z.enum(outboxChannels), z.boolean()),
      items: z.array(outboxRow),
    }),
  }),
  getOutboxMessage: endpoint({
    method: 'GET',
    path: 'Admin/GetOutboxMessage',
    access: 'admin',
    summary: 'One message; a code is readable only where nothing could send it. Put on record',
    input: z.object({ messageId: idInQuery() }),
    answer: outboxRow.extend({
      text: z.string(),
      /** Its code or link is blotted out. */
      hidden: z.boolean(),
      /** When its code or link runs out, or did. */
      expiresAt: z.iso.datetime().nullable(),
      retry: z.object({ may: z.boolean(), why: sentence.nullable() }),
    }),
    errors: [adminErrors.messageUnknown],
  }),
  retryOutbox: endpoint({
    method: 'POST',
    path: 'Admin/RetryOutbox',
    access: 'admin',
    summary: 'Send a message again',
    input: z.object({ messageId: idInBody() }),
    answer: z.object({}),
    errors: [
      adminErrors.messageUnknown,
      adminErrors.notRetried,
      adminErrors.noDriver,
      adminErrors.messageExpired,
    ],
  }),
  explainAccess: endpoint({
    method: 'GET',
    path: 'Admin/ExplainAccess',
    access: 'admin',
    summary: 'What somebody may do here and why: every page and every call',
    input: z.object({ userId: idInQuery() }),
    answer: z.object({
      /** What the decisions rest on: role, verification, lock. */
      facts: z.array(sentence),
      pages: z.array(
        z.object({
          path: z.string(),
          title: sentence,
          area: z.string(),
          may: z.boolean(),
          why: sentence,
        }),
      ),
      calls: z.array(
        z.object({
          path: z.string(),
          method: z.enum(['GET', 'POST']),
          summary: z.string(),
          area: z.string(),
          access: z.enum(accessLevels),
          may: z.boolean(),
          why: sentence,
          /** What else must hold for the object at hand. */
          also: z.array(sentence),
        }),
      ),
    }),
    errors: [adminErrors.personUnknown],
  }),
}
