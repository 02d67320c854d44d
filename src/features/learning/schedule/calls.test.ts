import { testCalls } from '#tests/calls/test-calls.ts'
import { admins, teachers, withRole } from '#tests/rights.ts'
import { scheduleApi } from './contract.ts'

await testCalls(scheduleApi, {
  getCalendar: withRole,
  getTimetable: withRole,
  findConflicts: teachers,
  findMoveConflicts: teachers,
  saveLesson: teachers,
  deleteLesson: teachers,
  moveLesson: teachers,
  cancelLesson: teachers,
  putBack: teachers,
  getTemplate: teachers,
  readTimetable: teachers,
  checkTimetable: teachers,
  saveTimetable: teachers,
  getFeed: withRole,
  renewFeed: withRole,
  endFeed: withRole,
  getSchoolCalendar: admins,
  saveTerm: admins,
  deleteTerm: admins,
  saveSections: admins,
  saveDay: admins,
  deleteDay: admins,
  fillDays: admins,
})
