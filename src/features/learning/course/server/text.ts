import type { Both } from '#src/shared/locale.ts'

/** The values by which a list of courses is narrowed. */
export const facetNames: Record<string, Both> = {
  beginner: { zh: '初级', en: 'Beginner' },
  intermediate: { zh: '中级', en: 'Intermediate' },
  advanced: { zh: '高级', en: 'Advanced' },
  free: { zh: '免费', en: 'Free' },
  paid: { zh: '付费', en: 'Paid' },
  zh: { zh: '中文授课', en: 'Taught in Chinese' },
  en: { zh: '英文授课', en: 'Taught in English' },
  running: { zh: '进行中', en: 'In progress' },
  upcoming: { zh: '即将开课', en: 'Starting soon' },
  ended: { zh: '已结束', en: 'Ended' },
}

/** Stands for the author of a review who has deleted the account. */
export const deletedUser: Both = { zh: '已注销用户', en: 'Deleted user' }

/** Uses of a file, as its owner reads them. */
export const fileUseText = {
  course: {
    premium: { zh: '精品课程', en: 'Premium course' },
    open: { zh: '开放课程', en: 'Open course' },
  },
  cover: { zh: '封面', en: 'Cover' },
} satisfies Record<string, Both | Record<string, Both>>
