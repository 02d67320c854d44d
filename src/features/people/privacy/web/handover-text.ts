import { texts } from '#src/web/i18n.tsx'

/** The page behind the link to personal data that an administrator packed on request. */
export const handoverText = texts({
  zh: {
    title: '您的个人数据',
    lead: '应您的请求，管理员已打包我们保存的您的全部数据。',
    gone: '链接无效或已过期，请联系客服重新获取。',
    needsScript: '打开此链接需要 JavaScript，请在浏览器设置中启用后重新打开，或联系客服。',
    contact: '联系我们',
    until: (when: string) => `可下载至 ${when}`,
    download: (size: string) => `下载压缩包（${size}）`,
    care: '压缩包含有您的个人数据，请妥善保管，请勿在公用电脑上下载。',
  },
  en: {
    title: 'Your personal data',
    lead: 'At your request, an administrator has packed all the personal data we hold about you.',
    gone: 'The link is invalid or has expired. Please ask support for a new one.',
    needsScript:
      'This link needs JavaScript. Turn it on in your browser and open the link again, or contact support.',
    contact: 'Contact us',
    until: (when: string) => `Available until ${when}`,
    download: (size: string) => `Download the archive (${size})`,
    care: 'The archive contains your personal data. Keep it safe, and do not download it on a shared computer.',
  },
})
