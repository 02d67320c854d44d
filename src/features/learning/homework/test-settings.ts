import type { HomeworkForm } from './forms.ts'

const hour = 3_600_000
export const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

/** Settings of homework that is due tomorrow. */
export const settings = (more: Partial<HomeworkForm> = {}): HomeworkForm => ({
  ...{
    title: '商业发票',
    body: '<p>缮制一张发票</p>',
    attachments: [],
    fullMark: 10_000,
    criteria: [],
  },
  ...{
    visibleFrom: null,
    dueAt: inHours(24),
    late: null,
    audience: 'all',
    groupIds: [],
    userIds: [],
  },
  ...{ photos: 9, files: 3, kinds: ['document', 'picture'] },
  ...{ recordingMinutes: 0, namesHidden: false, inGroups: false },
  ...more,
})
