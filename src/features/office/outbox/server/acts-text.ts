import { defineActs } from '#src/server/audit/acts.ts'
import type { Both } from '#src/shared/locale.ts'
import type { outboxChannels } from '../contract.ts'
import { outboxPaths } from '../paths.ts'

const channels: Record<(typeof outboxChannels)[number], Both> = {
  mail: { zh: '邮件', en: 'mail' },
  sms: { zh: '短信', en: 'text message' },
}

const subject = { zh: '消息', en: 'Message', path: outboxPaths.message }

export const outboxActs = defineActs('outbox', {
  read: {
    zh: '查看了发件箱中的一条消息',
    en: 'Opened an outbox message',
    subject,
    details: {
      template: { zh: '模板', en: 'template', isTemplate: true },
      channel: { zh: '渠道', en: 'channel', values: channels },
      hidden: { zh: '内容已隐藏', en: 'text hidden' },
    },
  },
  retry: { zh: '重新发送了一条消息', en: 'Sent a message again', subject },
})
