import { z } from 'zod'
import {
  countedListOf,
  keywordInQuery,
  pageInQuery as page,
  sentence,
} from '#src/shared/answers.ts'
import { canSchema } from '#src/shared/can.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { defineErrors } from '#src/shared/errors.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'

export const outboxPerPage = 25
export const outboxStates = ['waiting', 'sent', 'failed', 'kept'] as const
export const outboxChannels = ['mail', 'sms'] as const

export const outboxErrors = defineErrors('outbox', {
  messageUnknown: { kind: 'notFound', zh: '消息不存在', en: 'Message not found' },
  notRetried: {
    kind: 'conflict',
    zh: '只有发送失败或未发送的消息可以重发',
    en: 'Only messages that failed or were not sent can be sent again',
  },
  noDriver: {
    kind: 'refused',
    zh: '尚未配置该渠道，无法发送',
    en: 'This channel is not configured, so nothing can be sent',
  },
  messageExpired: {
    kind: 'refused',
    zh: '其中的验证码或链接已过期，重发没有意义，请让对方重新获取',
    en: 'Its code or link has expired, so sending it again is pointless. Ask the person to get a new one',
  },
})

const outboxRow = z.object({
  messageId: z.int(),
  channel: z.enum(outboxChannels),
  to: z.string(),
  template: z.string(),
  name: sentence,
  subject: z.string(),
  status: z.enum(outboxStates),
  attempts: z.int(),
  lastError: z.string().nullable(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
})

export const outboxApi = {
  getOutbox: endpoint({
    method: 'GET',
    path: 'Admin/GetOutbox',
    access: 'admin',
    summary: { zh: '查看发件箱', en: 'Search the outbox, newest first, without texts' },
    input: z.object({
      channel: z.enum(outboxChannels).optional(),
      status: z.enum(outboxStates).optional(),
      /** Part of the receiver. */
      keyword: keywordInQuery,
      template: z.string().max(60).default(''),
      page,
    }),
    answer: z.object({
      /** Of all messages; no more than `countedMost` of each. */
      counts: z.record(z.enum(outboxStates), z.int()),
      /** Every template that occurs, for the filter. */
      templates: z.array(z.object({ template: z.string(), name: sentence })),
      /** Whether a driver is configured. */
      drivers: z.record(z.enum(outboxChannels), z.boolean()),
      ...countedListOf(outboxRow),
    }),
  }),
  getOutboxMessage: endpoint({
    method: 'GET',
    path: 'Admin/GetOutboxMessage',
    access: 'admin',
    summary: {
      zh: '查看一条消息（会记入日志）',
      en: 'Read a message of the outbox (recorded); a code shows only in a message that was not sent',
    },
    input: z.object({ messageId: idInQuery() }),
    answer: outboxRow.extend({
      text: z.string(),
      /** Its code or link is masked. */
      hidden: z.boolean(),
      /** It shows a code or link that can still be used: the site has no driver that would send it. */
      isOpenSecret: z.boolean(),
      /** When its code or link expires, or expired. */
      expiresAt: z.iso.datetime().nullable(),
      can: z.object({ retry: canSchema }),
    }),
    errors: [outboxErrors.messageUnknown],
  }),
  retryOutbox: endpoint({
    method: 'POST',
    path: 'Admin/RetryOutbox',
    access: 'admin',
    summary: { zh: '重新发送消息', en: 'Send a message of the outbox again' },
    input: z.object({ messageId: idInBody() }),
    answer: z.object({}),
    errors: [
      outboxErrors.messageUnknown,
      outboxErrors.notRetried,
      outboxErrors.noDriver,
      outboxErrors.messageExpired,
    ],
  }),
}
