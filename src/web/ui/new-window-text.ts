import { texts } from '../i18n.tsx'

export const newWindowText = texts({
  zh: { opens: '（在新窗口打开）' },
  en: { opens: ' (opens in a new window)' },
})
