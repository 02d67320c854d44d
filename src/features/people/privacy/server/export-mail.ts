import { addressOf, mail, type MailTo, siteName } from '#src/server/outbox/mail-parts.ts'
import type { Mail } from '#src/server/outbox/outbox.ts'
import { exportDays } from '../contract.ts'
import { privacyPaths } from '../paths.ts'
import { privacyTemplates } from './templates-text.ts'

/** Makes the mail with the link to a download that an administrator packed on request. */
export function exportLinkMail(to: MailTo, token: string): Mail {
  // Browsers send the part after '#' to no server and no log.
  const url = `${addressOf(to, privacyPaths.handover())}#${token}`
  const site = siteName(to.config)
  return mail(privacyTemplates.exportLink, to, {
    subject: { zh: `您在${site.zh}的个人数据`, en: `Your personal data at ${site.en}` },
    text: {
      zh: `应您的请求，管理员已打包您的个人数据。请在 ${exportDays} 天内打开链接下载：${url} 。凭此链接即可下载您的数据，请勿转发。若非您本人请求，请立即联系客服。`,
      en: `At your request, an administrator has packed your personal data. Download it within ${exportDays} days: ${url} . Do not forward this link: anyone who has it can download your data. If you did not request this, contact support at once.`,
    },
  })
}
