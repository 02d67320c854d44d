import type { Kernel } from '#src/server/kernel.ts'
import { mount } from '#src/server/mount.ts'
import { coinApi } from '../contract.ts'
import { checkIn } from './check-in.ts'
import { getCheckIns } from './get-check-ins.ts'
import { getHistory, getHistoryOf } from './get-history.ts'
import { coinParts } from './personal-data.ts'
import { watchLedger } from './watch-ledger.ts'

/** Also declares the feature's job, so it is called before `jobs.start()`. */
export function coinRoutes(kernel: Kernel): void {
  mount(kernel, coinApi.getCheckIns, getCheckIns)
  mount(kernel, coinApi.checkIn, checkIn)
  mount(kernel, coinApi.getHistory, getHistory)
  mount(kernel, coinApi.getHistoryOf, getHistoryOf)
  kernel.personalData.add(...coinParts)
  watchLedger(kernel)
}
