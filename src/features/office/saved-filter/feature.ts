import { feature } from '#src/server/feature.ts'
import { savedFilterApi } from './contract.ts'
import { savedFilterParts } from './server/personal-data.ts'
import { deleteFilter, listSavedFilters, saveFilter } from './server/saved-filters.ts'

/** Saved filters of back-office lists. */
export const savedFilterFeature = feature({
  name: 'office/saved-filter',
  title: { zh: '保存的筛选', en: 'Saved filters' },
  calls: [
    [savedFilterApi.getSavedFilters, listSavedFilters],
    [savedFilterApi.saveFilter, saveFilter],
    [savedFilterApi.deleteFilter, deleteFilter],
  ],
  personalData: savedFilterParts,
})
