import { texts } from './i18n.tsx'

export const lateText = texts({
  zh: { missing: '这一部分没有加载成功，请检查网络后重试。', retry: '重试' },
  en: {
    missing: 'This part did not load. Check your connection and try again.',
    retry: 'Try again',
  },
})
