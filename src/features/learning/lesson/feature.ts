import { questionUses } from '#src/features/content/bank/server/questions-port.ts'
import { fileReadings } from '#src/features/content/file/server/reading-port.ts'
import { fileUses } from '#src/features/content/file/server/uses-port.ts'
import { liveGroups } from '#src/features/people/message/server/live-groups-port.ts'
import { feature } from '#src/server/feature.ts'
import { provide } from '#src/server/ports.ts'
import { lessonApi as api } from './contract.ts'
import { askLeave, beginLeavePicture, withdrawLeave } from './server/ask-leave.ts'
import { answerQuestion } from './server/answer-question.ts'
import { askQuestion } from './server/ask-question.ts'
import { beginLesson } from './server/begin-lesson.ts'
import { closeQuestion } from './server/close-question.ts'
import { deleteQuestion } from './server/delete-question.ts'
import { showKey } from './server/show-key.ts'
import { callStudent, endCall } from './server/call-student.ts'
import { checkIn, checkInByFigures, getTicket } from './server/check-in.ts'
import { decideLeaves } from './server/decide-leaves.ts'
import { dropLeavePicturesJob } from './server/drop-leave-pictures.ts'
import { endLesson, endRoll } from './server/end-lesson.ts'
import { getAttendance } from './server/get-attendance.ts'
import { getAttendanceTable } from './server/get-attendance-table.ts'
import { getCode } from './server/get-code.ts'
import { getLeaves } from './server/get-leaves.ts'
import { getQuestion } from './server/get-question.ts'
import { getQuestions } from './server/get-questions.ts'
import { getRoll } from './server/get-roll.ts'
import { getRunning } from './server/get-running.ts'
import { getWords } from './server/get-words.ts'
import { leaveReadings, leaveUses } from './server/leave-pictures.ts'
import { lessonUses } from './server/lesson-uses.ts'
import { lessonParts } from './server/personal-data.ts'
import { lessonRules } from './server/rules-text.ts'
import { lessonGroup } from './server/tell-phones.ts'
import { editLesson, setLate, setState } from './server/set-state.ts'

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
    [api.edit, editLesson],
    [api.callStudent, callStudent],
    [api.endCall, endCall],
    [api.endRoll, endRoll],
    [api.end, endLesson],
    [api.getAttendance, getAttendance],
    [api.getAttendanceTable, getAttendanceTable],
    [api.askQuestion, askQuestion],
    [api.closeQuestion, closeQuestion],
    [api.showKey, showKey],
    [api.deleteQuestion, deleteQuestion],
    [api.getQuestion, getQuestion],
    [api.getWords, getWords],
    [api.answerQuestion, answerQuestion],
    [api.getQuestions, getQuestions],
    [api.getLeaves, getLeaves],
    [api.beginLeavePicture, beginLeavePicture],
    [api.askLeave, askLeave],
    [api.withdrawLeave, withdrawLeave],
    [api.decideLeaves, decideLeaves],
  ],
  jobs: [dropLeavePicturesJob],
  personalData: lessonParts,
  provides: [
    provide(questionUses, lessonUses),
    provide(fileUses, leaveUses),
    provide(fileReadings, leaveReadings),
    provide(liveGroups, lessonGroup),
  ],
  rules: lessonRules,
})
