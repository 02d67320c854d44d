import { securityPaths } from '#src/features/people/security/paths.ts'
import type { NewMessage } from '#src/shared/message.ts'

/** A message about account security. It is sent at once and cannot be switched off. */
export type Notice = Omit<NewMessage, 'userId'>

export const notice = (given: Pick<NewMessage, 'title' | 'text' | 'link' | 'key'>): Notice => ({
  kind: 'system',
  weight: 'urgent',
  ...given,
})

/** Says that a session was ended, because its old refresh credential was used again. */
export function copiedSessionNotice(sessionId: number): Notice {
  return notice({
    title: { zh: '一台设备的登录已被终止', en: 'A device was signed out for security' },
    text: {
      zh: '我们发现您某台设备的登录凭证可能被他人复制，已终止该设备的登录。请查看登录设备；如有异常，请立即修改密码。',
      en: 'The sign-in of one of your devices seems to have been copied, so we have ended it. Please look at your devices, and change your password if anything looks wrong.',
    },
    link: securityPaths.devices(),
    key: `account.copiedSession:${sessionId}`,
  })
}
