import type { Both } from '#src/shared/locale.ts'

/** The use of a file in an announcement, as its owner reads it. */
export const announcementUseText: Both = { zh: '班级公告', en: 'Class announcement' }
