import { feature } from '#src/server/feature.ts'
import { archiveApi } from './contract.ts'
import { beginExport } from './server/begin-export.ts'
import { beginImport } from './server/begin-import.ts'
import { dropArchivesJob } from './server/drop-archives.ts'
import { getArchive } from './server/get-archive.ts'
import { archiveParts } from './server/personal-data.ts'
import { readArchiveJob } from './server/read-archive.ts'
import { archiveRules } from './server/rules-text.ts'
import { writeArchiveJob } from './server/write-archive.ts'

/** Courses and textbooks out to one file and in again. */
export const archiveFeature = feature({
  name: 'content/archive',
  title: { zh: '课程与教材的导出、导入', en: 'Export and import of courses and textbooks' },
  calls: [
    [archiveApi.beginExport, beginExport],
    [archiveApi.beginImport, beginImport],
    [archiveApi.getArchive, getArchive],
  ],
  jobs: [writeArchiveJob, readArchiveJob, dropArchivesJob],
  personalData: archiveParts,
  rules: archiveRules,
})
