import { privacyPaths } from '../paths.ts'
import type { NewMessage } from '#src/shared/message.ts'
import { dayWords } from '#src/server/day-words.ts'
import { exportDays } from '../contract.ts'
import { deletionDays } from '#src/features/people/account/contract.ts'

const link = privacyPaths.data()

/** The fate of an account whose deletion is requested while it is on hold. */
export const notYet = {
  zh: `您的数据依法需要继续保存，账号暂不会注销；待暂缓解除且 ${deletionDays} 天冷静期已过，账号才会注销。`,
  en: `The law requires us to keep your data for now, so your account stays. It will be deleted once the hold has ended and the ${deletionDays} days are over.`,
}

/** @param erasesAt is null while the deletion is on hold: no day is certain then. */
export function deletionMessage(userId: number, erasesAt: Date | null): NewMessage {
  const day = erasesAt && dayWords(erasesAt)
  return {
    userId,
    kind: 'system',
    weight: 'urgent',
    link,
    title: { zh: '您已申请注销账号', en: 'You asked for your account to be deleted' },
    text: {
      zh: `${day ? `您的账号将于 ${day.zh}注销，届时个人数据会被删除且无法恢复。在此之前登录并点击“保留账号”即可撤销。` : `${notYet.zh}登录并点击“保留账号”即可撤销。`}若非本人操作，请立即登录撤销并修改密码。`,
      en: `${day ? `Your account and personal data will be permanently deleted on ${day.en}. Sign in before then and choose “Keep my account” to cancel.` : `${notYet.en} Sign in and choose “Keep my account” to cancel.`} If this was not you, do so at once and change your password.`,
    },
  }
}

export const deletionCancelledMessage = (userId: number): NewMessage => ({
  userId,
  kind: 'system',
  weight: 'important',
  link,
  title: { zh: '账号注销已撤销', en: 'Your account will not be deleted' },
  text: {
    zh: '您的账号会保留下来，一切照旧。',
    en: 'Your account is kept as it is.',
  },
})

/** The deletion is due, but it would leave the school without an administrator. */
export const deletionHeldMessage = (userId: number): NewMessage => ({
  userId,
  kind: 'system',
  weight: 'urgent',
  link,
  title: { zh: '账号未能注销', en: 'Your account could not be deleted' },
  text: {
    zh: `${deletionDays} 天期限已到，但您是唯一的管理员，注销申请已撤销。请先把管理员角色授予他人，再重新申请。`,
    en: `The ${deletionDays} days are over, but you are the only administrator, so the deletion was cancelled. Give that role to another person, then ask again.`,
  },
})

export const exportReadyMessage = (userId: number, exportId: number): NewMessage => ({
  userId,
  kind: 'system',
  weight: 'important',
  link,
  key: `export:${exportId}`,
  title: { zh: '您的个人数据可以下载了', en: 'Your data is ready to download' },
  text: {
    zh: `压缩包保留 ${exportDays} 天，请在“个人数据”页面下载。`,
    en: `It is kept for ${exportDays} days. Download it on the page “Personal data”.`,
  },
})

export const exportFailedMessage = (userId: number, exportId: number): NewMessage => ({
  userId,
  kind: 'system',
  link,
  key: `export:${exportId}`,
  title: { zh: '个人数据打包失败', en: 'Your data could not be packed' },
  text: {
    zh: '打包时出了问题，您可以在“个人数据”页面重新申请。',
    en: 'Something went wrong. You can ask again on the page “Personal data”.',
  },
})
