import { z } from 'zod'
import { accessLevels, endpoint } from '#src/shared/endpoint.ts'
import { defineErrors } from '#src/shared/errors.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'

export const auditPageSize = 30
export const outboxPageSize = 25
export const outboxStates = ['waiting', 'sent', 'failed', 'kept'] as const
export const outboxChannels = ['mail', 'sms'] as const

export const adminErrors = defineErrors('admin', {
  messageUnknown: { kind: 'notFound', zh: '没有这条消息', en: 'There is no such message' },
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
})

const page = z.coerce.number<number>().int().min(1).max(10_000).default(1)
const who = z.object({ userId: z.int(), name: z.string() })
const date = z.iso.date().optional()

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
      actorId: idInQuery().optional(),
      subjectUserId: idInQuery().optional(),
      /** Days in the school's zone, both included. */
      from: date,
      to: date,
      page,
    }),
    answer: z.object({
      total: z.int(),
      page: z.int(),
      pages: z.int(),
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
      total: z.int(),
      page: z.int(),
      pages: z.int(),
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
      html: z.string().nullable(),
      hidden: z.boolean(),
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
    errors: [adminErrors.messageUnknown, adminErrors.notRetried, adminErrors.noDriver],
  }),
  explainAccess: endpoint({
    method: 'GET',
    path: 'Admin/ExplainAccess',
    access: 'admin',
    summary: 'What somebody may do here and why: every page and every call',
    input: z.object({ userId: idInQuery() }),
    answer: z.object({
      /** Facts the decisions rest on, in both languages: role, verification, lock. */
      facts: z.array(z.object({ zh: z.string(), en: z.string() })),
      pages: z.array(
        z.object({
          path: z.string(),
          title: z.string(),
          may: z.boolean(),
          why: z.object({ zh: z.string(), en: z.string() }),
        }),
      ),
      calls: z.array(
        z.object({
          path: z.string(),
          summary: z.string(),
          access: z.enum(accessLevels),
          may: z.boolean(),
          why: z.object({ zh: z.string(), en: z.string() }),
        }),
      ),
    }),
  }),
}
