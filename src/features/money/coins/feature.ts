import type { Kernel } from '#src/server/kernel.ts'
import { mount } from '#src/server/http/mount.ts'
import { coinApi } from './contract.ts'
import { checkIn } from './server/check-in.ts'
import { getCheckIns } from './server/get-check-ins.ts'
import { getHistory, getHistoryOf } from './server/get-history.ts'
import { coinParts } from './server/personal-data.ts'
import { watchLedger } from './server/watch-ledger.ts'

/** Also declares the feature's job, so it is called before `jobs.start()`. */
export function coinRoutes(kernel: Kernel): void {
  mount(kernel, coinApi.getCheckIns, getCheckIns)
  mount(kernel, coinApi.checkIn, checkIn)
  mount(kernel, coinApi.getHistory, getHistory)
  mount(kernel, coinApi.getHistoryOf, getHistoryOf)
  kernel.personalData.add(...coinParts)
  watchLedger(kernel)
}
