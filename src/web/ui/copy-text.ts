import { texts } from '#src/web/i18n.tsx'

export const copyText = texts({
  zh: {
    copy: '复制链接',
    copied: '链接已复制',
    failed: '未能复制，请手动选中链接复制',
  },
  en: {
    copy: 'Copy link',
    copied: 'Link copied',
    failed: 'Could not copy. Please select the link and copy it',
  },
})
