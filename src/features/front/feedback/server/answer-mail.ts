import { mail, type MailTo } from '#src/server/outbox/mail-parts.ts'
import type { Mail } from '#src/server/outbox/outbox.ts'
import type { Both } from '#src/shared/locale.ts'
import { feedbackTemplates } from './templates-text.ts'

interface Words {
  remark: string
  answer: string
}

const title: Both = { zh: '您的反馈已答复', en: 'Your feedback has been answered' }

/** The answer, with the feedback quoted below it, because the sender may read it months later. */
const textOf = ({ remark, answer }: Words): Both => ({
  zh: `${answer}\n\n您的反馈：${remark}`,
  en: `${answer}\n\nYour feedback: ${remark}`,
})

export const answerMessage = (words: Words) => ({
  kind: 'system' as const,
  title,
  text: textOf(words),
})

export const answerMail = (to: MailTo, words: Words): Mail =>
  mail(feedbackTemplates.answer, to, { subject: title, text: textOf(words) })
