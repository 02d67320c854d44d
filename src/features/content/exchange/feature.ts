import { feature } from '#src/server/feature.ts'
import { provide } from '#src/server/ports.ts'
import { fileReadings } from '../file/server/reading-port.ts'
import { fileUses } from '../file/server/uses-port.ts'
import { exchangeApi } from './contract.ts'
import { addAnswers } from './server/add-answers.ts'
import { beginExport } from './server/begin-export.ts'
import { beginImport } from './server/begin-import.ts'
import { dropExportsJob } from './server/drop-exports.ts'
import { dropImport } from './server/drop-import.ts'
import { importFileReadings, importFileUses } from './server/file-uses.ts'
import { getExport } from './server/get-export.ts'
import { getImport } from './server/get-import.ts'
import { getImports } from './server/get-imports.ts'
import { getLosses } from './server/get-losses.ts'
import { keepRowsOf } from './server/keep-rows.ts'
import { exchangeParts } from './server/personal-data.ts'
import { readImportJob } from './server/read-import.ts'
import { exchangeRules } from './server/rules-text.ts'
import { saveRow } from './server/save-row.ts'
import { serveTemplate } from './server/serve-template.ts'
import { takeOver } from './server/take-over.ts'
import { undoImport } from './server/undo-import.ts'
import { writeExportJob } from './server/write-export.ts'

/** Questions and papers in and out, in the formats of other programs. */
export const exchangeFeature = feature({
  name: 'content/exchange',
  title: { zh: '题目导入与导出', en: 'Import and export of questions' },
  calls: [
    [exchangeApi.beginImport, beginImport],
    [exchangeApi.getImports, getImports],
    [exchangeApi.getImport, getImport],
    [exchangeApi.saveRow, saveRow],
    [exchangeApi.keepRows, keepRowsOf],
    [exchangeApi.addAnswers, addAnswers],
    [exchangeApi.takeOver, takeOver],
    [exchangeApi.undoImport, undoImport],
    [exchangeApi.dropImport, dropImport],
    [exchangeApi.getLosses, getLosses],
    [exchangeApi.beginExport, beginExport],
    [exchangeApi.getExport, getExport],
  ],
  jobs: [readImportJob, writeExportJob, dropExportsJob],
  personalData: exchangeParts,
  provides: [provide(fileUses, importFileUses), provide(fileReadings, importFileReadings)],
  rules: exchangeRules,
  start: serveTemplate,
})
