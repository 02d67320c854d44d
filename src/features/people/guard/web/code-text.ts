import { texts } from '#src/web/i18n.tsx'

export const codeText = texts({
  zh: {
    code: '验证码',
    sendCode: '获取验证码',
    sendAgain: (seconds: number) => `${seconds} 秒后可重发`,
    sentTo: (target: string) => `验证码已发送至 ${target}，5 分钟内有效。`,
    remaining: (n: number) => `今日剩余次数：${n}`,
    sendFailed: '验证码发送失败，请稍后再试',
  },
  en: {
    code: 'Verification code',
    sendCode: 'Send code',
    sendAgain: (seconds: number) => `Again in ${seconds} s`,
    sentTo: (target: string) => `We have sent a code to ${target}. It is valid for 5 minutes.`,
    remaining: (n: number) => `Remaining attempts today: ${n}`,
    sendFailed: 'The code could not be sent. Please try again later',
  },
})
