import { feature } from '#src/server/feature.ts'
import { lessonApi as api } from './contract.ts'
import { beginLesson } from './server/begin-lesson.ts'
import { checkIn, checkInByFigures, getTicket } from './server/check-in.ts'
import { endLesson, endRoll } from './server/end-lesson.ts'
import { getAttendance } from './server/get-attendance.ts'
import { getCode } from './server/get-code.ts'
import { getRoll } from './server/get-roll.ts'
import { getRunning } from './server/get-running.ts'
import { lessonParts } from './server/personal-data.ts'
import { lessonRules } from './server/rules-text.ts'
import { setLate, setState } from './server/set-state.ts'

/** Lessons of classes with their roll call. */
export const lessonFeature = feature({
  name: 'learning/lesson',
  title: { zh: '课堂', en: 'Lessons' },
  calls: [
    [api.begin, beginLesson],
    [api.getRunning, getRunning],
    [api.getCode, getCode],
    [api.getTicket, getTicket],
    [api.checkIn, checkIn],
    [api.checkInByFigures, checkInByFigures],
    [api.getRoll, getRoll],
    [api.setState, setState],
    [api.setLate, setLate],
    [api.endRoll, endRoll],
    [api.end, endLesson],
    [api.getAttendance, getAttendance],
  ],
  personalData: lessonParts,
  rules: lessonRules,
})
