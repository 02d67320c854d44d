import { classExpected, classJoined } from '#src/features/learning/class/server/joined-port.ts'
import { feature } from '#src/server/feature.ts'
import { provide } from '#src/server/ports.ts'
import { rosterApi as api } from './contract.ts'
import { activateRow } from './server/activate-row.ts'
import { rosterActs } from './server/acts-text.ts'
import { endLesson, openLesson } from './server/change-lesson.ts'
import { editRow, removeRow } from './server/change-row.ts'
import { expectJob } from './server/expect-people.ts'
import { findLesson } from './server/find-lesson.ts'
import { getLesson, getLessonCode } from './server/get-lesson.ts'
import { countExpected, getMissing, getRoster } from './server/get-roster.ts'
import { importRoster, previewImport } from './server/import-roster.ts'
import { rosterParts } from './server/personal-data.ts'
import { readRosterFile, readRosterText } from './server/read-table.ts'
import { renewPassword } from './server/renew-password.ts'
import { resetRow } from './server/reset-row.ts'
import { rosterRules } from './server/rules-text.ts'
import { tieRows } from './server/tie-rows.ts'

/** Rosters: the people whom a class expects, and the first lesson, which activates their accounts. */
export const rosterFeature = feature({
  name: 'learning/roster',
  title: { zh: '花名册', en: 'Rosters' },
  calls: [
    [api.getRoster, getRoster],
    [api.getMissing, getMissing],
    [api.readFile, readRosterFile],
    [api.readText, readRosterText],
    [api.preview, previewImport],
    [api.import, importRoster],
    [api.edit, editRow],
    [api.remove, removeRow],
    [api.getLesson, getLesson],
    [api.getLessonCode, getLessonCode],
    [api.openLesson, openLesson],
    [api.endLesson, endLesson],
    [api.reset, resetRow],
    [api.renewPassword, renewPassword],
    [api.findLesson, findLesson],
    [api.activate, activateRow],
  ],
  jobs: [expectJob],
  provides: [provide(classJoined, tieRows), provide(classExpected, countExpected)],
  personalData: rosterParts,
  rules: rosterRules,
  audit: rosterActs,
})
