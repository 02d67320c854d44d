import { texts } from '#src/web/i18n.tsx'

/** A picture that is shown, or could not be. The English words are the specification's own. */
export const pictureText = texts({
  zh: { loadFailed: '图片加载失败', loadAgain: '重试' },
  en: { loadFailed: 'Image load failed', loadAgain: 'Try again' },
})
