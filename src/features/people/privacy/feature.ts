import type { Kernel } from '#src/server/kernel.ts'
import { mount } from '#src/server/http/mount.ts'
import { privacyApi } from './contract.ts'
import { accountParts } from '#src/features/people/profile/server/personal-data.ts'
import { dropExpiredExports } from './server/drop-exports.ts'
import { eraseDuePeople } from './server/erase-person.ts'
import { getPersonalData } from './server/get-personal-data.ts'
import { exportJob, makeExport } from './server/make-export.ts'
import { cancelDeletion, requestDeletion } from './server/request-deletion.ts'
import { requestExport } from './server/request-export.ts'

export const eraseJob = 'account-erase'
const exportsJob = 'account-exports'

/** What is held about a person: shown, packed, erased. */
export function privacyRoutes(kernel: Kernel): void {
  const { jobs } = kernel
  mount(kernel, privacyApi.getPersonalData, getPersonalData)
  mount(kernel, privacyApi.requestExport, requestExport)
  mount(kernel, privacyApi.requestDeletion, requestDeletion)
  mount(kernel, privacyApi.cancelDeletion, cancelDeletion)
  kernel.personalData.add(...accountParts(kernel))
  jobs.define(
    exportJob,
    { retries: 3, retryDelay: 10, timeout: 1800 },
    ({ exportId }: { exportId: number }, run) => makeExport(kernel, exportId, run),
  )
  jobs.define(exportsJob, {}, () => dropExpiredExports(kernel))
  jobs.schedule(exportsJob, '47 19 * * *')
  jobs.define(eraseJob, { timeout: 1800 }, () => eraseDuePeople(kernel))
  // 03:10 of the school's day, when nobody is watching.
  jobs.schedule(eraseJob, '10 19 * * *')
}
