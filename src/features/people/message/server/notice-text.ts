import type { Both } from '#src/shared/locale.ts'

const both = (zh: string, en: string): Both => ({ zh, en })

/** Texts around messages in mail and text messages. */
export const noticeText = {
  stop: both('：', ': '),
  urgentWhy: both(
    '这是一封账号安全邮件，无法退订。若非您本人操作，请尽快修改密码并联系我们。',
    'This mail concerns account security and cannot be switched off. If this was not you, change your password soon and contact us.',
  ),
  bundleWhy: both('您可以选择哪些消息发送到邮箱：', 'Choose which messages reach your mailbox:'),
  bundleSubject: (count: number, site: string) =>
    both(`${site}：您有 ${count} 条新消息`, `${site}: ${count} new messages`),
  more: (count: number) =>
    both(`另有 ${count} 条消息，请在消息中心查看：`, `${count} more in your message centre:`),
  smsOne: (title: string) => both(`${title}。详情请登录查看。`, `${title}. Sign in to read it.`),
  smsMany: (count: number, title: string) =>
    both(
      `您有 ${count} 条新消息：${title}等。详情请登录查看。`,
      `You have ${count} new messages, the latest: ${title}. Sign in to read them.`,
    ),
}
