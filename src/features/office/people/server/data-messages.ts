import { erasesAt } from '#src/features/people/account/server/deletion-date.ts'
import { mail } from '#src/server/outbox/mail-parts.ts'
import { privacyPaths } from '#src/features/people/privacy/paths.ts'
import { notYet } from '#src/features/people/privacy/server/privacy-messages.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { type Both, defaultLocale } from '#src/shared/locale.ts'
import { dayWords } from '#src/server/day-words.ts'
import type { HeldPerson } from './hold-person.ts'
import { peopleTemplates } from './templates-text.ts'

/** Messages about acts of administrators on a person's data. */

interface Words {
  title: Both
  text: Both
}

/** Sends a message, and to a disabled account, whose messages wait, a mail of its own. */
export async function tellPerson(
  tx: Tx,
  { messages, outbox, config }: Pick<Kernel, 'messages' | 'outbox' | 'config'>,
  person: HeldPerson,
  words: Words,
): Promise<void> {
  const link = privacyPaths.data()
  await messages.send(tx, { userId: person.id, kind: 'system', weight: 'urgent', link, ...words })
  const target = person.email ?? person.phone
  if (!person.lockedAt || target === null) return
  const to = { target, locale: person.locale ?? defaultLocale, config }
  const { HOTLINE: phone, CONTACT_EMAIL: email } = config
  const text = {
    zh: `${words.text.zh}客服：${phone}，${email} 。`,
    en: `${words.text.en} Support: ${phone}, ${email} .`,
  }
  await outbox.send(tx, mail(peopleTemplates.personalData, to, { subject: words.title, text }))
}

export const dataPacked = (reason: string): Words => ({
  title: { zh: '正在打包您的个人数据', en: 'Your personal data is being packed' },
  text: {
    zh: `管理员正在为您打包个人数据，完成后下载链接会发送至您绑定的邮箱或手机。原因：${reason}。若非您本人请求，请立即联系客服。`,
    en: `An administrator is packing your personal data on your behalf. The download link will be sent to your e-mail or phone. Reason: ${reason}. If you did not request this, contact support at once.`,
  },
})

/** @param due is null while the deletion is on hold: no day is certain then. */
export function deletionBegun(due: Date | null, reason: string): Words {
  const day = due && dayWords(due)
  return {
    title: {
      zh: '管理员已为您申请注销账号',
      en: day ? 'Your account will be deleted' : 'The deletion of your account was requested',
    },
    text: {
      zh: `管理员已为您申请注销账号。${day ? `账号将于 ${day.zh}注销，届时个人数据会被删除且无法恢复。` : notYet.zh}原因：${reason}。若非您本人请求，请${day ? '在此之前' : ''}登录并点击“保留账号”，或联系客服。`,
      en: `An administrator requested the deletion of your account on your behalf. ${day ? `Your account and personal data will be permanently deleted on ${day.en}.` : notYet.en} Reason: ${reason}. If you did not request this, sign in${day ? ' before then' : ''} and choose “Keep my account”, or contact support.`,
    },
  }
}

export const deletionEnded = (reason: string): Words => ({
  title: { zh: '账号注销已撤销', en: 'Your account will not be deleted' },
  text: {
    zh: `管理员已为您撤销账号注销，账号会保留下来。原因：${reason}。`,
    en: `An administrator cancelled the deletion of your account on your behalf. Your account is kept. Reason: ${reason}.`,
  },
})

export const deletionHeld = (reason: string): Words => ({
  title: { zh: '您账号的注销已暂缓', en: 'The deletion of your account is on hold' },
  text: {
    zh: `您的数据依法需要继续保存，在此期间账号不会被注销。原因：${reason}。如有异议，请联系客服。`,
    en: `The law requires us to keep your data for now, so your account will not be deleted in the meantime. Reason: ${reason}. If you object, contact support.`,
  },
})

export function deletionReleased(requestedAt: Date | null, reason: string): Words {
  const due = requestedAt && dayWords(new Date(Math.max(Number(erasesAt(requestedAt)), Date.now())))
  return {
    title: { zh: '账号注销的暂缓已解除', en: 'The hold on your account deletion has ended' },
    text: {
      zh: `您的数据不再需要因此保存。原因：${reason}。${due ? `您申请的注销将在 ${due.zh}之后的首个凌晨执行。` : '您可以随时申请注销账号。'}`,
      en: `Your data no longer has to be kept. Reason: ${reason}. ${due ? `As requested, your account will be deleted in the first night after ${due.en}.` : 'You may request the deletion of your account at any time.'}`,
    },
  }
}
