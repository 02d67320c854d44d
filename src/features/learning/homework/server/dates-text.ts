import type { Both } from '#src/shared/locale.ts'

/** What happens on the date of homework in a calendar. */
export const dueLabel: Both = { zh: '作业截止', en: 'Homework due' }
