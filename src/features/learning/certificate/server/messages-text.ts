import type { Both } from '#src/shared/locale.ts'
import { reasonWords } from '../reasons-text.ts'
import type { RevokeReason } from '../limits.ts'

/** The message to a person whose certificate was revoked. The words stand in both languages as they were written. */
export const revokedMessage = (course: Both, reason: RevokeReason, words: string) => ({
  title: {
    zh: `您的“${course.zh}”证书已被撤销`,
    en: `Your certificate of “${course.en}” was revoked`,
  },
  text: {
    zh: `原因：${reasonWords[reason].zh}。${words}`,
    en: `Reason: ${reasonWords[reason].en}. ${words}`,
  },
})

export const reissuedMessage = (course: Both) => ({
  title: {
    zh: `您的“${course.zh}”证书已更正姓名并重新颁发`,
    en: `Your certificate of “${course.en}” was issued again with the corrected name`,
  },
  text: {
    zh: '原证书已由新证书代替，请使用新的 PDF 和验证链接。',
    en: 'The new certificate replaces the earlier one. Please use its PDF and its link.',
  },
})

export const declinedMessage = (course: Both, words: string) => ({
  title: {
    zh: `您的“${course.zh}”证书更名申请未获同意`,
    en: `Your request for another name on the certificate of “${course.en}” was declined`,
  },
  text: { zh: `原因：${words}`, en: `Reason: ${words}` },
})
