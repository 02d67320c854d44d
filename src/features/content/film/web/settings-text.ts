import { texts } from '#src/web/i18n.tsx'

/** Texts of the settings panel and of failures, which load when they are needed. */
export const settingsText = texts({
  zh: {
    quality: '清晰度',
    auto: '自动',
    autoNow: (lines: string) => `自动（当前 ${lines}P）`,
    lines: (lines: string, size: string) => `${lines}P · 约 ${size} MB`,
    original: (size: string) => `原始文件 · 约 ${size} MB`,
    oneQuality: '目前只有一种清晰度。',
    above: '上方字幕',
    below: '下方字幕',
    none: '无',
    soundOnly: '只听声音',
    soundOnlyText: '不加载画面，节省流量。',
    picture: '画中画',
    close: '关闭设置',
  },
  en: {
    quality: 'Quality',
    auto: 'Automatic',
    autoNow: (lines: string) => `Automatic (now ${lines}p)`,
    lines: (lines: string, size: string) => `${lines}p · about ${size} MB`,
    original: (size: string) => `Original file · about ${size} MB`,
    oneQuality: 'Only one quality is available.',
    above: 'Subtitles above',
    below: 'Subtitles below',
    none: 'None',
    soundOnly: 'Sound only',
    soundOnlyText: 'Loads no picture, which saves data.',
    picture: 'Picture in picture',
    close: 'Close settings',
  },
})
