import { classCopied, schoolCalendar } from '#src/features/learning/class/server/copied-port.ts'
import { dueDates } from '#src/server/due-dates.ts'
import { feature } from '#src/server/feature.ts'
import { provide } from '#src/server/ports.ts'
import { scheduleApi as api } from './contract.ts'
import { scheduleActs } from './server/acts-text.ts'
import { cancelLesson, moveLesson, putBack } from './server/change-lesson.ts'
import { calendarOfSchool, copyLessons } from './server/copy-lessons.ts'
import { quizDates, semesterDates } from './server/due-rows.ts'
import { endFeed, getFeed, renewFeed } from './server/feed-acts.ts'
import { findConflicts, findMoveConflicts } from './server/find-conflicts.ts'
import { getCalendar } from './server/get-calendar.ts'
import { getSchoolCalendar } from './server/get-school-calendar.ts'
import { getTemplate } from './server/get-template.ts'
import { getTimetable } from './server/get-timetable.ts'
import { checkTimetable, readTimetable, saveTimetable } from './server/import-timetable.ts'
import { deleteDay, fillDays, saveDay } from './server/keep-days.ts'
import { saveSections } from './server/keep-sections.ts'
import { deleteTerm, saveTerm } from './server/keep-terms.ts'
import { scheduleParts } from './server/personal-data.ts'
import { scheduleRules } from './server/rules-text.ts'
import { deleteLesson, saveLesson } from './server/save-lesson.ts'
import { serveFeed } from './server/serve-feed.ts'

/** Terms, timetables of classes, people's calendars, and the feeds of these. */
export const scheduleFeature = feature({
  name: 'learning/schedule',
  title: { zh: '教学日历', en: 'Teaching calendar' },
  calls: [
    [api.getCalendar, getCalendar],
    [api.getTimetable, getTimetable],
    [api.findConflicts, findConflicts],
    [api.findMoveConflicts, findMoveConflicts],
    [api.saveLesson, saveLesson],
    [api.deleteLesson, deleteLesson],
    [api.moveLesson, moveLesson],
    [api.cancelLesson, cancelLesson],
    [api.putBack, putBack],
    [api.getTemplate, getTemplate],
    [api.readTimetable, readTimetable],
    [api.checkTimetable, checkTimetable],
    [api.saveTimetable, saveTimetable],
    [api.getFeed, getFeed],
    [api.renewFeed, renewFeed],
    [api.endFeed, endFeed],
    [api.getSchoolCalendar, getSchoolCalendar],
    [api.saveTerm, saveTerm],
    [api.deleteTerm, deleteTerm],
    [api.saveSections, saveSections],
    [api.saveDay, saveDay],
    [api.deleteDay, deleteDay],
    [api.fillDays, fillDays],
  ],
  personalData: scheduleParts,
  rules: scheduleRules,
  audit: scheduleActs,
  provides: [
    provide(dueDates, quizDates),
    provide(dueDates, semesterDates),
    provide(classCopied, copyLessons),
    provide(schoolCalendar, calendarOfSchool),
  ],
  start: serveFeed,
})
