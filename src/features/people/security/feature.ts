import type { Kernel } from '#src/server/kernel.ts'
import { mount } from '#src/server/http/mount.ts'
import { identityApi } from './contract.ts'
import {
  bindEmail,
  bindPhone,
  getAccount,
  sendBindCode,
  unbindContact,
} from './server/bind-contact.ts'
import { updatePassword } from './server/change-password.ts'
import { endOtherSessions, endSession } from './server/end-my-sessions.ts'
import { getSessions } from './server/list-sessions.ts'
import { getPuzzle, solvePuzzle } from './server/puzzle.ts'
import {
  resetByLink,
  resetPassword,
  sendFindPasswordCode,
  showResetLink,
} from './server/recover-password.ts'

/** Passwords, contacts and devices. */
export function identityRoutes(kernel: Kernel): void {
  mount(kernel, identityApi.getPuzzle, getPuzzle)
  mount(kernel, identityApi.solvePuzzle, solvePuzzle)
  mount(kernel, identityApi.getFindPwdCode, sendFindPasswordCode)
  mount(kernel, identityApi.resetPassword, resetPassword)
  mount(kernel, identityApi.readResetLink, showResetLink)
  mount(kernel, identityApi.resetByLink, resetByLink)
  mount(kernel, identityApi.getAccount, getAccount)
  mount(kernel, identityApi.getBindCode, sendBindCode)
  mount(kernel, identityApi.updatePassword, updatePassword)
  mount(kernel, identityApi.bindPhone, bindPhone)
  mount(kernel, identityApi.bindEmail, bindEmail)
  mount(kernel, identityApi.unbindContact, unbindContact)
  mount(kernel, identityApi.getSessions, getSessions)
  mount(kernel, identityApi.endSession, endSession)
  mount(kernel, identityApi.endOtherSessions, endOtherSessions)
}
