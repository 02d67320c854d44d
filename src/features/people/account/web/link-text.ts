import { texts } from '#src/web/i18n.tsx'

/** Texts of every page that a link with a token after '#' opens. */
export const linkText = texts({
  zh: {
    checking: '正在检查链接…',
    goneTitle: '链接无法使用',
    checkFailed: '链接检查失败，请稍后再试',
    retry: '重试',
    account: (name: string) => `账号：${name}`,
  },
  en: {
    checking: 'Checking the link…',
    goneTitle: 'This link cannot be used',
    checkFailed: 'The link could not be checked. Please try again later',
    retry: 'Try again',
    account: (name: string) => `Account: ${name}`,
  },
})
