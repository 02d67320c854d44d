import { feature } from '#src/server/feature.ts'
import { storageApi } from './contract.ts'
import { storageActs } from './server/acts-text.ts'
import { getOwners } from './server/get-owners.ts'
import { getStorage } from './server/get-storage.ts'
import { getWorks } from './server/get-works.ts'
import { retryFailed } from './server/retry-failed.ts'
import { retryWork } from './server/retry-work.ts'
import { storageRules } from './server/rules-text.ts'
import { deleteUnnamed, findUnnamed } from './server/unnamed-blobs.ts'

/** The space that files take, and the work that is done on them. */
export const storageFeature = feature({
  name: 'office/storage',
  title: { zh: '存储与文件处理', en: 'Storage and file processing' },
  calls: [
    [storageApi.getStorage, getStorage],
    [storageApi.getOwners, getOwners],
    [storageApi.getWorks, getWorks],
    [storageApi.retryWork, retryWork],
    [storageApi.retryFailed, retryFailed],
    [storageApi.findUnnamed, findUnnamed],
    [storageApi.deleteUnnamed, deleteUnnamed],
  ],
  audit: storageActs,
  rules: storageRules,
})
