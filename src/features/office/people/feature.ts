import type { Kernel } from '#src/server/kernel.ts'
import { mount } from '#src/server/http/mount.ts'
import { peopleApi } from './contract.ts'
import { endSessionsOf } from './server/end-sessions-of.ts'
import { getPeople } from './server/get-people.ts'
import { getPerson } from './server/get-person.ts'
import { lockPerson, unlockPerson } from './server/lock-person.ts'
import { makeResetLinkOf } from './server/make-reset-link-of.ts'
import {
  deleteFilter,
  listSavedFilters,
  saveFilter,
} from '#src/features/office/saved-filter/server/saved-filters.ts'
import { setAccountRole } from './server/set-account-role.ts'
import { setCustomRoles } from './server/set-custom-roles.ts'
import { updatePerson } from './server/update-person.ts'

export function peopleRoutes(kernel: Kernel): void {
  mount(kernel, peopleApi.getPeople, getPeople)
  mount(kernel, peopleApi.getPerson, getPerson)
  mount(kernel, peopleApi.updatePerson, updatePerson)
  mount(kernel, peopleApi.setCustomRoles, setCustomRoles)
  mount(kernel, peopleApi.setAccountRole, setAccountRole)
  mount(kernel, peopleApi.lockPerson, lockPerson)
  mount(kernel, peopleApi.unlockPerson, unlockPerson)
  mount(kernel, peopleApi.endSessionsOf, endSessionsOf)
  mount(kernel, peopleApi.makeResetLink, makeResetLinkOf)
  mount(kernel, peopleApi.getSavedFilters, listSavedFilters)
  mount(kernel, peopleApi.saveFilter, saveFilter)
  mount(kernel, peopleApi.deleteFilter, deleteFilter)
}
