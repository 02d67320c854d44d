import { texts } from '#src/web/i18n.tsx'

/** The words that the reader of a rich text adds to it. */
export const readerText = texts({
  zh: {
    note: '说明',
    tip: '提示',
    warning: '注意',
    brokenFormula: '公式有误：',
    pictureMaking: '（图片处理中）',
    pictureMissing: '（图片已不存在）',
    frameWaiting: '（画面尚未上传）',
    fileMissing: '（文件已不存在）',
    filmMissing: '视频已不存在',
    newTab: '（在新标签页打开）',
    play: (name: string) => `播放 ${name}`,
    filmFailed: '视频无法加载',
    again: '重新加载',
  },
  en: {
    note: 'Note',
    tip: 'Tip',
    warning: 'Warning',
    brokenFormula: 'Invalid formula: ',
    pictureMaking: '(picture is being processed)',
    pictureMissing: '(picture no longer exists)',
    frameWaiting: '(frame not uploaded yet)',
    fileMissing: '(file no longer exists)',
    filmMissing: 'This video no longer exists',
    newTab: '(opens in a new tab)',
    play: (name) => `Play ${name}`,
    filmFailed: 'The video could not be loaded',
    again: 'Try again',
  },
})
