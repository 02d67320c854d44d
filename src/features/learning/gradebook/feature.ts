import { classCopied } from '#src/features/learning/class/server/copied-port.ts'
import { liveGroups } from '#src/features/people/message/server/live-groups-port.ts'
import { feature } from '#src/server/feature.ts'
import { provide } from '#src/server/ports.ts'
import { gradebookApi as api } from './contract.ts'
import { fillOfficeFile } from './office/fill-file.ts'
import { getReport, getReportPdf } from './report/get-report.ts'
import { addSources } from './server/add-sources.ts'
import { addColumn, editColumn, removeColumn } from './server/change-columns.ts'
import { freezeGradebook, releaseGradebook, unfreezeGradebook } from './server/change-state.ts'
import { copyGradebook } from './server/copy-gradebook.ts'
import { createGradebook } from './server/create-gradebook.ts'
import { getChanges } from './server/get-changes.ts'
import { getGradebook } from './server/get-gradebook.ts'
import { getHistory } from './server/get-history.ts'
import { getOffers } from './server/get-offers.ts'
import { getWorkbook } from './server/get-workbook.ts'
import { gradebookParts } from './server/personal-data.ts'
import { gradebookRules } from './server/rules-text.ts'
import { setMarks } from './server/set-marks.ts'
import { setRules } from './server/set-rules.ts'
import { gradebookGroup } from './server/tell-pages.ts'

/** The gradebook of a class: rules, marks, totals and their history. */
export const gradebookFeature = feature({
  name: 'learning/gradebook',
  title: { zh: '成绩册', en: 'Gradebook' },
  calls: [
    [api.getGradebook, getGradebook],
    [api.getChanges, getChanges],
    [api.create, createGradebook],
    [api.setRules, setRules],
    [api.addColumn, addColumn],
    [api.getOffers, getOffers],
    [api.addSources, addSources],
    [api.editColumn, editColumn],
    [api.removeColumn, removeColumn],
    [api.setMarks, setMarks],
    [api.getHistory, getHistory],
    [api.getWorkbook, getWorkbook],
    [api.freeze, freezeGradebook],
    [api.unfreeze, unfreezeGradebook],
    [api.release, releaseGradebook],
    [api.fillOfficeFile, fillOfficeFile],
    [api.getReport, getReport],
    [api.getReportPdf, getReportPdf],
  ],
  personalData: gradebookParts,
  provides: [provide(liveGroups, gradebookGroup), provide(classCopied, copyGradebook)],
  rules: gradebookRules,
})
