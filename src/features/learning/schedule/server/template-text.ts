import type { Both } from '#src/shared/locale.ts'
import type { TimetableRow } from '../timetable-api.ts'

/** The headings of a timetable file. */
export const columnTitles: Record<keyof TimetableRow, Both> = {
  className: { zh: '班级', en: 'Class' },
  weekday: { zh: '星期', en: 'Weekday' },
  sections: { zh: '节次', en: 'Sections' },
  weeks: { zh: '周次', en: 'Weeks' },
  room: { zh: '教室', en: 'Room' },
  title: { zh: '课程', en: 'Lesson' },
}

export const sheetTitles = { rows: '课表 Timetable', help: '说明 Help' }

export const exampleRow = {
  className: '国际贸易 2601 班',
  weekday: '星期一',
  sections: '1-2',
  weeks: '1-8,10-16',
  room: 'A305',
}
export const exampleTitle: Both = { zh: '国际贸易实务', en: 'International Trade' }

/** How the columns are filled in. */
export const helpRows: Both[] = [
  { zh: '班级：与“我的班级”中的名称一致', en: 'Class: its name as in My classes' },
  { zh: '星期：星期一、周一、1 或 Mon', en: 'Weekday: Mon, Monday, 1 or 星期一' },
  { zh: '节次：1-2 或 3', en: 'Sections: 1-2 or 3' },
  {
    zh: '周次：1-8,10-16、1-16(单)、单周、双周；留空表示每周',
    en: 'Weeks: 1-8,10-16, odd, even; empty for every week',
  },
  { zh: '教室：可留空', en: 'Room: may stay empty' },
  { zh: '请删除示例行后上传', en: 'Please delete the example before you upload the file' },
]
