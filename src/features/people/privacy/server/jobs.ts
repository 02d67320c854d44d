import type { Job } from '#src/server/feature.ts'
import { dropExpiredExports } from './drop-exports.ts'
import { eraseDuePeople } from './erase-person.ts'
import { exportJob, makeExport } from './make-export.ts'

const eraseJob = 'privacy-erase'

export const privacyJobs: Job[] = [
  {
    name: exportJob,
    options: { retries: 3, retryDelay: 10, timeout: 1800 },
    run: (kernel, { exportId }: { exportId: number }, run) => makeExport(kernel, exportId, run),
  },
  {
    name: 'privacy-expired-exports',
    cron: '47 19 * * *',
    run: (kernel) => dropExpiredExports(kernel),
  },
  {
    name: eraseJob,
    options: { timeout: 1800 },
    // 03:10 of the school's day, when few people are on the site.
    cron: '10 19 * * *',
    run: (kernel) => eraseDuePeople(kernel),
  },
]
