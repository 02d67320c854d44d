import { defineActs } from '#src/server/audit/acts.ts'

const subject = { zh: '学期', en: 'Semester' }
const term = {
  yearFrom: { zh: '学年起始', en: 'school year from' },
  half: {
    zh: '学期',
    en: 'term',
    values: { first: { zh: '上学期', en: 'first' }, second: { zh: '下学期', en: 'second' } },
  },
  startsOn: { zh: '第 1 周星期一', en: 'Monday of week 1' },
  weeks: { zh: '周数', en: 'weeks' },
}
const day = {
  day: { zh: '日期', en: 'day' },
  kind: {
    zh: '类型',
    en: 'kind',
    values: { holiday: { zh: '放假', en: 'holiday' }, makeUp: { zh: '调休', en: 'make-up day' } },
  },
  name: { zh: '名称', en: 'name' },
}

/** The acts of administrators on the school calendar. */
export const scheduleActs = defineActs('schedule', {
  saveTerm: { zh: '设置了学期', en: 'Set a semester', subject, details: term },
  deleteTerm: { zh: '删除了学期', en: 'Deleted a semester', subject, details: term },
  saveSections: {
    zh: '设置了作息时间',
    en: 'Set the sections of the day',
    details: { count: { zh: '节数', en: 'sections' } },
  },
  saveDay: { zh: '设置了放假或调休日', en: 'Set a holiday or a make-up day', details: day },
  deleteDay: { zh: '删除了放假或调休日', en: 'Deleted a holiday or a make-up day', details: day },
  fillDays: {
    zh: '补全了一年的放假和调休安排',
    en: 'Added the public holidays of a year',
    details: { year: { zh: '年份', en: 'year' }, added: { zh: '新增天数', en: 'days added' } },
  },
})
