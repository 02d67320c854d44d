import type { Both } from '#src/shared/locale.ts'
import { archiveDays } from '../limits.ts'

type Words = (name: string) => { title: Both; text: Both }

export const archiveMessages = {
  ready: (name) => ({
    title: { zh: `班级“${name}”的学期存档已生成`, en: `The term archive of “${name}” is ready` },
    text: {
      zh: `请在 ${archiveDays} 天内下载。`,
      en: `Please download it within ${archiveDays} days.`,
    },
  }),
  failed: (name) => ({
    title: {
      zh: `班级“${name}”的学期存档生成失败`,
      en: `The term archive of “${name}” could not be created`,
    },
    text: {
      zh: '请打开存档页面查看原因并重试。',
      en: 'Open the archive page to see the reason and try again.',
    },
  }),
} satisfies Record<string, Words>
