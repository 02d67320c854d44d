import type { Kernel } from '#src/server/kernel.ts'
import { mount } from '#src/server/mount.ts'
import { peopleApi } from '../../people-contract.ts'
import { endSessionsOf } from './end-sessions-of.ts'
import { getPeople } from './get-people.ts'
import { getPerson } from './get-person.ts'
import { lockPerson, unlockPerson } from './lock-person.ts'
import { makeResetLinkOf } from './make-reset-link-of.ts'
import { deleteFilter, listSavedFilters, saveFilter } from './saved-filters.ts'
import { setAccountRole } from './set-account-role.ts'
import { setCustomRoles } from './set-custom-roles.ts'
import { updatePerson } from './update-person.ts'

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
