import type { Job } from '#src/server/feature.ts'
import { uploadsOf } from './drop-unnamed-uploads.ts'

const uploads = uploadsOf({
  ...{ drafts: 'task_answers', files: 'task_answer_files', uploads: 'task_uploads' },
  owner: 'answer_id',
})

/** Deletes, every night, files that were sent for an answer which does not name them. */
export const dropTaskFiles = uploads.drop

/** Deletes a person's answers with their files. */
export const dropAnswersOf = uploads.erase

export const dropTaskFilesJob: Job = {
  name: 'task-files',
  options: { timeout: 600 },
  cron: '25 19 * * *',
  run: dropTaskFiles,
}
