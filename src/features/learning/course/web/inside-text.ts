import { texts } from '#src/web/i18n.tsx'

/** Says a time of a video as it is read: 第 1 小时 7 分 12 秒. */
function timeInChinese(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const parts = [
    hours > 0 ? `${hours} 小时` : '',
    hours > 0 || minutes > 0 ? `${minutes} 分` : '',
    `${seconds % 60} 秒`,
  ]
  return parts.filter(Boolean).join(' ')
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
    second: (seconds: number, _clock: string) => `第 ${timeInChinese(seconds)}`,
    page: (number: string) => `第 ${number} 页`,
    row: (sheet: string, row: string) => `${sheet} 第 ${row} 行`,
    mentions: '中有相关内容',
  },
  en: {
    item: {
      video: ['Video “', '”'],
      courseware: ['Courseware “', '”'],
      text: ['Reading “', '”'],
      task: ['Teaching task “', '”'],
    },
    second: (_seconds: number, clock: string) => ` at ${clock}`,
    page: (number: string) => `, page ${number}`,
    row: (sheet: string, row: string) => `, ${sheet}, row ${row}`,
    mentions: ' mentions it',
  },
})
