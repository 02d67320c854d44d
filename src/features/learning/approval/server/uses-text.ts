import type { Both } from '#src/shared/locale.ts'

export const fileUseText = {
  submission: { zh: '审核中的课程', en: 'Course under review' },
  waiting: { zh: '待审核', en: 'Waiting for review' },
} as const satisfies Record<string, Both>
