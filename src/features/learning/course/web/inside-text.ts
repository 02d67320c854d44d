import { texts } from '#src/web/i18n.tsx'

/** Says a time of a video as it is read: 第 1 小时 7 分 12 秒. Lines do not break within it. */
function timeInChinese(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const parts = [
    hours > 0 ? `${hours}\u00a0小时` : '',
    hours > 0 || minutes > 0 ? `${minutes}\u00a0分` : '',
    `${seconds % 60}\u00a0秒`,
  ]
  return parts.filter(Boolean).join('\u00a0')
}

/** Texts of a place inside a course that a search has found. */
export const insideText = texts({
  zh: {
    item: {
      video: ['视频《', '》'],
      courseware: ['课件《', '》'],
      text: ['阅读《', '》'],
      task: ['教学任务《', '》'],
    },
    second: (seconds: number, _clock: string) => `第\u00a0${timeInChinese(seconds)}`,
    page: (number: string) => `第\u00a0${number}\u00a0页`,
    row: (sheet: string, row: string) => `${sheet} 第\u00a0${row}\u00a0行`,
    mentions: '中有相关内容',
  },
  en: {
    item: {
      video: ['Video “', '”'],
      courseware: ['Courseware “', '”'],
      text: ['Reading “', '”'],
      task: ['Teaching task “', '”'],
    },
    second: (_seconds: number, clock: string) => ` at\u00a0${clock}`,
    page: (number: string) => `, page\u00a0${number}`,
    row: (sheet: string, row: string) => `, ${sheet}, row\u00a0${row}`,
    mentions: ' mentions it',
  },
})
