import { defineErrors } from '#src/shared/errors.ts'

/** The refusals of a sign-in that few people ever see; apart, because the form loads the others. */
export const guessErrors = defineErrors('guard', {
  nameSpent: {
    kind: 'expected',
    zh: '这个账号今天的登录失败次数过多。请换常用设备登录，或通过“忘记密码”找回密码，或在明天 0 点（北京时间）后再试',
    en: 'Too many failed sign-ins for this account today. Use a device you have signed in on before, recover your password with a code, or try again after midnight (Beijing time)',
  },
  addressCaptcha: {
    kind: 'expected',
    zh: '您所在的网络有多次登录失败，请完成验证',
    en: 'There were several failed sign-ins from your network. Please complete the check',
  },
  addressSpent: {
    kind: 'expected',
    zh: '当前网络今天的登录失败次数过多。请换常用设备或其他网络（如手机流量）登录，或在明天 0 点（北京时间）后再试',
    en: 'Too many failed sign-ins from your network today. Use a device you have signed in on before, use another network such as mobile data, or try again after midnight (Beijing time)',
  },
  workNeeded: {
    kind: 'expected',
    zh: '此次登录需要浏览器完成安全检查。请启用 JavaScript 后重试，或通过“忘记密码”找回密码',
    en: 'This sign-in needs a security check by your browser. Turn on JavaScript and try again, or recover your password with a code',
  },
})
