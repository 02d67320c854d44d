import { texts } from '#src/web/i18n.tsx'

/** Texts for recovering a password and setting one with a link; the puzzle has its own texts. */
export const recoverText = texts({
  zh: {
    forgetTitle: '找回密码',
    forgetLead: '用账号绑定的手机号或邮箱接收验证码，然后设置新密码。',
    noContact: '账号没有绑定手机和邮箱（例如在首次上课时激活）？请班级老师在花名册中为您重设密码。',
    contact: '手机号或邮箱',
    contactHint: '填写账号绑定的手机号或邮箱',
    newPassword: '新密码',
    again: '确认新密码',
    save: '设置新密码',
    failed: '密码重置失败，请稍后再试',
    puzzleLead: (contact: string) => `完成验证后，验证码将发送至 ${contact}。`,
    toRecovery: '返回找回密码',
    remembered: '想起密码了？',
    signIn: '去登录',
    doneTitle: '新密码已设置',
    done: '请用新密码登录。为了安全，此账号在所有设备上均已退出登录。',

    resetTitle: '设置新密码',
    resetLead: '管理员为您提供了此链接，只能使用一次。',
    needsScript: '打开此链接需要 JavaScript，请在浏览器设置中启用后重新打开；也可以自行找回密码。',
    gone: '链接无效、已使用或已过期，请联系管理员重新获取，或自行找回密码。',
    recover: '找回密码',
    until: (when: string) => `链接有效期至 ${when}`,
  },
  en: {
    forgetTitle: 'Recover your password',
    forgetLead: 'Get a code by the phone or e-mail of your account, then choose a new password.',
    noContact:
      'No phone or e-mail on your account, for example after a first lesson? Ask your teacher, who can let you choose a new password on the roster of the class.',
    contact: 'Phone or e-mail',
    contactHint: 'The one your account is bound to',
    newPassword: 'New password',
    again: 'New password again',
    save: 'Set the new password',
    failed: 'Password reset failed. Please try again later',
    puzzleLead: (contact: string) => `Complete this check and we will send the code to ${contact}.`,
    toRecovery: 'Back to password recovery',
    remembered: 'Remembered it?',
    signIn: 'Sign in',
    doneTitle: 'Your new password is set',
    done: 'Sign in with it now. To be safe, your account has been signed out on every device.',

    resetTitle: 'Set a new password',
    resetLead: 'An administrator made this link for you. It works once.',
    needsScript:
      'This link needs JavaScript. Turn it on in your browser and open the link again, or recover your password yourself.',
    gone: 'It is wrong, used or expired. Ask an administrator for a new one, or recover your password yourself.',
    recover: 'Recover your password',
    until: (when: string) => `The link is valid until ${when}`,
  },
})
