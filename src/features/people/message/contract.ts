import { z } from 'zod'
import { canSchema } from '#src/shared/can.ts'
import { keywordInQuery, listOf, pageInQuery } from '#src/shared/answers.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { defineErrors } from '#src/shared/errors.ts'
import { idInBody } from '#src/shared/ids.ts'
import { locales } from '#src/shared/locale.ts'
import { messageChannels, messageKinds } from '#src/shared/message.ts'

export const messagesPerPage = 20
/** Minutes between two bundled mails to one person. */
export const bundleMinutes = 15
export const messageStates = ['all', 'unread', 'read'] as const
/** Address of the server-sent events about new messages. */
export const livePath = '/api/Message/Live'

export const messageErrors = defineErrors('message', {
  unknown: { kind: 'notFound', zh: '消息不存在或已删除', en: 'This message is gone' },
  switchFixed: {
    kind: 'refused',
    zh: '涉及账号安全的消息不能关闭',
    en: 'Messages about account security cannot be switched off',
  },
})

const messageSchema = z.object({
  Id: z.int(),
  kind: z.enum(messageKinds),
  title: z.string(),
  text: z.string(),
  /** Without the locale: '/course/12'; null without a page to open. */
  link: z.string().nullable(),
  isRead: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type Message = z.output<typeof messageSchema>

const switchSchema = z.object({
  kind: z.enum(messageKinds),
  channel: z.enum(messageChannels),
  enabled: z.boolean(),
})

export const messageApi = {
  getSendMessageList: endpoint({
    method: 'GET',
    path: 'UserCenter/GetSendMessageList',
    access: 'login',
    summary: {
      zh: '查看消息',
      en: 'List one’s own messages, newest first, with the number read and unread of each kind',
    },
    input: z.object({
      state: z.enum(messageStates).default('all'),
      kind: z.enum(messageKinds).optional(),
      keyword: keywordInQuery,
      page: pageInQuery,
    }),
    answer: z.object({
      ...listOf(messageSchema),
      /** Counts of all the viewer's messages, whatever the filters. */
      unread: z.int(),
      read: z.int(),
      ofKind: z.record(z.enum(messageKinds), z.object({ unread: z.int(), read: z.int() })),
    }),
  }),
  updateSendMessageRead: endpoint({
    method: 'POST',
    path: 'UserCenter/UpdateSendMessageRead',
    access: 'login',
    summary: { zh: '标为已读', en: 'Mark a message read' },
    input: z.object({ Id: idInBody() }),
    answer: z.object({ unread: z.int() }),
    errors: [messageErrors.unknown],
    repeatable: true,
  }),
  sendMessageMarkAllReads: endpoint({
    method: 'POST',
    path: 'UserCenter/SendMessageMarkAllReads',
    access: 'login',
    summary: { zh: '全部标为已读', en: 'Mark all messages read' },
    input: z.object({}),
    answer: z.object({ marked: z.int() }),
    repeatable: true,
  }),
  sendMessageDeleteAllRead: endpoint({
    method: 'POST',
    path: 'UserCenter/SendMessageDeleteAllRead',
    access: 'login',
    summary: { zh: '删除全部已读消息', en: 'Delete all read messages' },
    input: z.object({}),
    answer: z.object({ deleted: z.int() }),
    repeatable: true,
  }),
  getSwitches: endpoint({
    method: 'GET',
    path: 'Message/GetSwitches',
    access: 'login',
    summary: { zh: '查看消息接收设置', en: 'Read which messages arrive by which channel' },
    input: z.object({}),
    answer: z.object({
      switches: z.array(switchSchema.extend({ can: z.object({ change: canSchema }) })),
      /** Masked; null when not bound, so that nothing can be sent this way. */
      email: z.string().nullable(),
      phone: z.string().nullable(),
    }),
  }),
  updateSwitch: endpoint({
    method: 'POST',
    path: 'Message/UpdateSwitch',
    access: 'login',
    summary: { zh: '更改消息接收设置', en: 'Switch a kind of message on or off for a channel' },
    input: switchSchema,
    answer: z.object({}),
    errors: [messageErrors.switchFixed],
    repeatable: true,
  }),
  setLanguage: endpoint({
    method: 'POST',
    path: 'Message/SetLanguage',
    access: 'session',
    summary: { zh: '设置接收消息的语言', en: 'Set the language of messages' },
    input: z.object({ locale: z.enum(locales) }),
    answer: z.object({}),
    repeatable: true,
  }),
}
