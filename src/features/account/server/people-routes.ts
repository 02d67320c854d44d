import type { Kernel } from '#src/server/kernel.ts'
import { mount } from '#src/server/mount.ts'
import { peopleApi } from '../people-contract.ts'
import { deleteFilter, listSavedFilters, saveFilter } from './saved-filters.ts'

export function peopleRoutes(kernel: Kernel): void {
  mount(kernel, peopleApi.getSavedFilters, listSavedFilters)
  mount(kernel, peopleApi.saveFilter, saveFilter)
  mount(kernel, peopleApi.deleteFilter, deleteFilter)
}
