import { feature } from '#src/server/feature.ts'
import { classArchiveApi as api } from './contract.ts'
import { beginArchive, removeArchive } from './server/begin.ts'
import { dropArchivesJob } from './server/drop-archives.ts'
import { getArchive, getState } from './server/get-archive.ts'
import { classArchiveParts } from './server/personal-data.ts'
import { classArchiveRules } from './server/rules-text.ts'
import { writeArchiveJob } from './server/write-archive.ts'

/** The term of a class as one zip for its teachers. */
export const classArchiveFeature = feature({
  name: 'learning/class-archive',
  title: { zh: '学期存档', en: 'Term archive' },
  calls: [
    [api.getArchive, getArchive],
    [api.begin, beginArchive],
    [api.getState, getState],
    [api.remove, removeArchive],
  ],
  jobs: [writeArchiveJob, dropArchivesJob],
  personalData: classArchiveParts,
  rules: classArchiveRules,
})
