import type { Both } from '#src/shared/locale.ts'
import { archiveDays } from '../limits.ts'

type Words = (name: string) => { title: Both; text: Both }

export const archiveMessages = {
  ready: (name) => ({
    title: { zh: `班级“${name}”的学期存档已生成`, en: `The term archive of “${name}” is ready` },
    text: {
      zh: `请在 ${archiveDays} 天内下载。`,
      en: `You can download it for ${archiveDays} days.`,
    },
  }),
  failed: (name) => ({
    title: { zh: `班级“${name}”的学期存档生成失败`, en: `The term archive of “${name}” failed` },
    text: { zh: '请打开存档页面查看原因并重试。', en: 'Open its page to see why, and try again.' },
  }),
} satisfies Record<string, Words>
