import { feature } from '#src/server/feature.ts'
import { coinApi } from './contract.ts'
import { checkIn } from './server/check-in.ts'
import { getCheckIns } from './server/get-check-ins.ts'
import { getHistory, getHistoryOf } from './server/get-history.ts'
import { coinParts } from './server/personal-data.ts'
import { watchLedger } from './server/watch-ledger.ts'

/** Coins: the ledger, the daily check-in and the history. */
export const coinsFeature = feature({
  name: 'money/coins',
  title: { zh: '金币与签到', en: 'Coins and check-in' },
  calls: [
    [coinApi.getCheckIns, getCheckIns],
    [coinApi.checkIn, checkIn],
    [coinApi.getHistory, getHistory],
    [coinApi.getHistoryOf, getHistoryOf],
  ],
  personalData: coinParts,
  start: watchLedger,
})
