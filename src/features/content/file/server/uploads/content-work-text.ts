import type { Both } from '#src/shared/locale.ts'

export const contentWorkText: Both = { zh: '检查文件内容', en: 'Check the content' }
