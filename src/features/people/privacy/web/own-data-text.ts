import { texts } from '#src/web/i18n.tsx'

/** The fold on the page for choosing a role. */
export const ownDataText = texts({
  zh: { instead: '不想继续？下载个人数据或注销账号', loading: '正在加载…' },
  en: { instead: 'Not staying? Download your data or delete your account', loading: 'Loading…' },
})
